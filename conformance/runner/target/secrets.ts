/**
 * What must not be told: credentials and tokens, by the name that stands for each in a report
 * (`$MEMBER_TOKEN`). In memory only.
 */
export class Secrets {
  readonly #known = new Map<string, string>()

  /**
   * Remembers a secret in every form in which it may turn up. Short words are left: they are in
   * every text.
   */
  add(name: string, value: string): void {
    if (value.length < 6) return
    const label = `$${name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}`
    for (const form of formsOf(value)) this.#known.set(form, label)
  }

  /** A text in which no secret is left. */
  hide(text: string): string {
    let hidden = text
    for (const [form, label] of [...this.#known].sort(([a], [b]) => b.length - a.length))
      if (hidden.includes(form)) hidden = hidden.replaceAll(form, label)
    return hidden
  }

  /** The names of the secrets that a text has, for a request that must not be sent. */
  has(text: string): boolean {
    return [...this.#known.keys()].some((form) => text.includes(form))
  }
}

/** A text as it is, in base64, in an address, in a form and in JSON. */
export function formsOf(value: string): Set<string> {
  return new Set([
    value,
    Buffer.from(value).toString('base64'),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
    Buffer.from(value).toString('base64url'),
    encodeURIComponent(value),
    new URLSearchParams([['', value]]).toString().slice(1),
    JSON.stringify(value).slice(1, -1),
  ])
}
