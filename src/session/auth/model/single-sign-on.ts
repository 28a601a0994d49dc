import { addressUnder } from '#platform/model/environment.ts'

/**
 * 2§4: the statuses of a single sign-on, upper case on the wire and compared without regard to it
 * (docs/spec/gaps.md#7).
 */
export const ssoStatuses = ['ESTABLISHED', 'ACCOUNT_MERGE', 'FAILURE'] as const
export type SsoStatus = (typeof ssoStatuses)[number]

export function ssoStatusOf(text: string): SsoStatus | null {
  return ssoStatuses.find((status) => status === text.toUpperCase()) ?? null
}

/**
 * What the partner's redirect call answered. `parameters`: the fields of the form to post, by name.
 */
export type SsoAnswer = {
  readonly ssoStatus: string
  readonly uri?: string | undefined
  readonly parameters?: Readonly<Record<string, string>> | undefined
  readonly wellspringUuid?: string | undefined
}

/** A form to post to another host without the member's doing. */
export type FormPost = { readonly uri: string; readonly fields: Readonly<Record<string, string>> }

/**
 * Where single sign-on leads: a form to post, the transition screen, or a failure, which logs out
 * and sets the flag.
 */
export type SsoOutcome =
  | { readonly type: 'established'; readonly post: FormPost; readonly uuid: string }
  | { readonly type: 'merge' }
  | { readonly type: 'failed' }

/**
 * ESTABLISHED needs an address that may be posted to, the form's fields and a user id (2§4);
 * without them, and with any status that is not known, it is a failure. `hosts`: the domains that a
 * form may be sent to.
 */
export function ssoOutcome(
  { ssoStatus, uri, parameters, wellspringUuid }: SsoAnswer,
  hosts: readonly string[],
): SsoOutcome {
  const status = ssoStatusOf(ssoStatus)
  if (status === 'ACCOUNT_MERGE') return { type: 'merge' }
  if (status !== 'ESTABLISHED' || uri === undefined || parameters === undefined || !wellspringUuid)
    return { type: 'failed' }
  const post = formPost(uri, parameters, hosts)
  return post ? { type: 'established', post, uuid: wellspringUuid } : { type: 'failed' }
}

/** The form, or null for an address that it must not go to. */
export function formPost(
  uri: string,
  fields: Readonly<Record<string, string>>,
  hosts: readonly string[],
): FormPost | null {
  const address = addressUnder(hosts, uri)
  return address ? { uri: address.href, fields } : null
}

/** The partner redirect's error that is not one (2§7, 2§8). */
export const ignoredPartnerError = 110
