/**
 * Secrets that must stay in memory: the member's password, tokens of calls, one-time codes, and
 * sign-in secrets of other systems. At the end of a scenario, the guard searches the browser's
 * storage, addresses, titles, the console and the edge's log for them.
 *
 * Exceptions, all of docs/quality.md#d3: the address with which a visit arrives, before the portal
 * has cleaned it; the MFA token in the history's state, which is not looked at, and in the path of
 * the call for contact points, where 2§7 puts it (GAP-060); a partner's `ssoAccessCode` in the
 * query of its call, where 2§7 puts it; the token of an education course in session storage until
 * it is used.
 */
export class Canaries {
  readonly #secrets = new Map<string, string>()
  readonly #seen: { readonly where: string; readonly text: string; readonly isArrival: boolean }[] =
    []

  /**
   * `what` names the secret in the report, which never contains the secret itself. Short words are
   * ignored because they occur everywhere.
   */
  plant(what: string, secret: unknown): void {
    if (typeof secret !== 'string' || secret.length < (what === 'one-time code' ? 6 : 8)) return
    // The answer with the token of a link may be read after the link.
    if (!arriving.has(this.#secrets.get(secret) ?? '')) this.#secrets.set(secret, what)
  }

  /**
   * Records text that others can read. `isArrival`: the text may still contain a sign-in secret
   * (D3).
   */
  saw(where: string, text: string, isArrival = false): void {
    this.#seen.push({ where, text, isArrival })
  }

  get secrets(): ReadonlyMap<string, string> {
    return this.#secrets
  }

  /** One line for each secret and place. */
  found(): string[] {
    return [
      ...new Set(
        this.#seen.flatMap(({ where, text, isArrival }) =>
          findSecrets(this.#secrets, text).flatMap((what) =>
            isArrival && arriving.has(what) ? [] : [`${what} in ${where}`],
          ),
        ),
      ),
    ]
  }
}

/** Secrets that the first address may contain. */
const arriving = new Set(['token of a mail', 'sign-in secret', 'token of a link'])

/** The names of the secrets in a text. A one-time code counts only if it stands alone. */
export function findSecrets(secrets: ReadonlyMap<string, string>, text: string): string[] {
  return [...secrets]
    .filter(([secret, what]) =>
      what === 'one-time code'
        ? new RegExp(`(?<![\\w.:-])${secret}(?![\\w.:-])`).test(text)
        : spellings(secret).some((spelling) => text.includes(spelling)),
    )
    .map(([, what]) => what)
}

/** The plain, URL-encoded and base64 form. */
const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]
