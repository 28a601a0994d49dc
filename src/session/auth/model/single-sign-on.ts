import { addressUnder } from '#platform/model/environment.ts'

/** 2§4: the statuses of a single sign-on, compared case-insensitively (docs/spec/gaps.md#7). */
export const ssoStatuses = ['ESTABLISHED', 'ACCOUNT_MERGE', 'FAILURE'] as const
export type SsoStatus = (typeof ssoStatuses)[number]

export function ssoStatusOf(text: string): SsoStatus | null {
  return ssoStatuses.find((status) => status === text.toUpperCase()) ?? null
}

/**
 * The answer of the partner's redirect call. `parameters`: the fields of the form to post, by name.
 */
export type SsoAnswer = {
  readonly ssoStatus: string
  readonly uri?: string | undefined
  readonly parameters?: Readonly<Record<string, string>> | undefined
  readonly wellspringUuid?: string | undefined
}

/** A form that is posted to another host automatically. */
export type FormPost = { readonly uri: string; readonly fields: Readonly<Record<string, string>> }

/**
 * The outcome of single sign-on: a form to post, the transition screen, or a failure, which logs
 * out and sets the flag.
 */
export type SsoOutcome =
  | { readonly type: 'established'; readonly post: FormPost; readonly uuid: string }
  | { readonly type: 'merge' }
  | { readonly type: 'failed' }

/**
 * ESTABLISHED needs an allowed address, the form's fields and a user id (2§4); otherwise, and for
 * an unknown status, the outcome is a failure. `hosts`: the domains that a form may be posted to.
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

/** Returns null when the address is not under the allowed hosts. */
export function formPost(
  uri: string,
  fields: Readonly<Record<string, string>>,
  hosts: readonly string[],
): FormPost | null {
  const address = addressUnder(hosts, uri)
  return address ? { uri: address.href, fields } : null
}

/** The error code of the partner redirect that is ignored (2§7, 2§8). */
export const ignoredPartnerError = 110
