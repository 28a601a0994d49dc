/** Texts that an address carries for one use (GAP-065); the documents show no names. */
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

/** Other names in the portal's address. */
export const sourceKey = 'source'
export const oneAppKey = 'oneApp'
export const teamsKey = 'teams'
export const fromTeamsKey = 'fromTeams'
/** Where to go on to after sign-in (2§5); no secret, and of use only when the referrer matches. */
export const redirectKey = 'redirect'

/** Session storage: the token of an education course that the member came from. */
export const educationTokenKey = 'educationToken'

/** 1§4, 1§9: the partner when none is given. */
export const defaultPartner = 'TELADOC'

/**
 * What an address carried for one use. `token`: of a link in a mail, for a new password (2§7) or to
 * confirm an address. `code`: of our own identity service, which signed the member in for a
 * partner. `ssoAccessCode`: of a partner that signed the member on; it connects that identity with
 * an account here.
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

/** What is carried by an address without any. */
export const noHandoffParameters: HandoffParameters = carriedBy(new URLSearchParams())

/**
 * Takes out of a query what may be used once (docs/quality.md#d3). `rest` is the query without it,
 * with its question mark, or empty; what is no secret and still wanted (`program`, `source`) stays.
 * A key without a value carries nothing, and goes all the same.
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
