/** Single-use query parameters (GAP-065); the documents show no names. */
const carriedKeys = [
  'accessCode',
  'partnerId',
  'authToken',
  'jwt',
  'mfaToken',
  'token',
  'code',
  'ssoAccessCode',
  'acsURL',
] as const

/** Other query parameters of the portal. */
export const sourceKey = 'source'
export const oneAppKey = 'oneApp'
export const teamsKey = 'teams'
export const fromTeamsKey = 'fromTeams'
/** The target after sign-in (2§5). It is no secret, and applies only when the referrer matches. */
export const redirectKey = 'redirect'

/** Session storage: the token of the education course from which the member came. */
export const educationTokenKey = 'educationToken'

/** 1§4, 1§9: the default partner. */
export const defaultPartner = 'TELADOC'

/**
 * The single-use parameters of an address.
 *
 * `token`: from a link in an email, for a new password (2§7) or to confirm an address; or the
 * fragment of a link to a report, with its `#`. `code`: from
 * our own identity service, which signed the member in for a partner. `ssoAccessCode`: from a
 * partner; it connects the partner's identity with an account here.
 */
export type HandoffParameters = Readonly<Record<(typeof carriedKeys)[number], string | null>> & {
  readonly fromMobile: boolean
}

const carriedBy = (query: URLSearchParams): HandoffParameters => {
  const texts = Object.fromEntries(
    carriedKeys.map((key) => [key, query.get(key) || null]),
  ) as Record<(typeof carriedKeys)[number], string | null>
  return { ...texts, fromMobile: query.get('fromMobile') === 'true' }
}

/** The value of an address without parameters. */
export const noHandoffParameters: HandoffParameters = carriedBy(new URLSearchParams())

/**
 * Removes the single-use parameters from a query (docs/quality.md#d3); a key without a value is
 * also removed.
 *
 * `rest` is the remaining query with its question mark, or empty. Other parameters (`program`,
 * `source`) stay.
 */
export function takeHandoffParameters(search: string): {
  readonly carried: HandoffParameters
  readonly rest: string
} {
  const query = new URLSearchParams(search)
  const carried = carriedBy(query)
  const consumed = [...carriedKeys, 'fromMobile'].filter((key) => query.has(key))
  if (consumed.length === 0) return { carried, rest: search }
  for (const key of consumed) query.delete(key)
  const rest = query.toString()
  return { carried, rest: rest === '' ? '' : `?${rest}` }
}
