/** Names in the portal's address and storage (GAP-065); the documents show none. */
export const addressKeys = {
  accessCode: 'accessCode',
  partnerId: 'partnerId',
  authToken: 'authToken',
  jwt: 'jwt',
  mfaToken: 'mfaToken',
  token: 'token',
  code: 'code',
  ssoAccessCode: 'ssoAccessCode',
  acsURL: 'acsURL',
  fromMobile: 'fromMobile',
  source: 'source',
  oneApp: 'oneApp',
  teams: 'teams',
  fromTeams: 'fromTeams',
  /** Where to go on to after sign-in (2§5); no secret, and of use only when the referrer matches. */
  redirect: 'redirect',
} as const

/** Session storage: the token of an education course that the member came from. */
export const educationTokenKey = 'educationToken'

/** 1§4, 1§9: the partner when none is given. */
export const defaultPartner = 'TELADOC'

/** What an address carried for one use. */
export type Carried = {
  readonly accessCode: string | null
  readonly partnerId: string | null
  readonly authToken: string | null
  readonly jwt: string | null
  readonly mfaToken: string | null
  /** Of a link in a mail: for a new password (2§7), or to confirm an address. */
  readonly token: string | null
  /** Of our own identity service, which signed the member in for a partner. */
  readonly code: string | null
  /** Of a partner that signed the member on; it connects that identity with an account here. */
  readonly ssoAccessCode: string | null
  readonly acsURL: string | null
  readonly fromMobile: boolean
}

const consumed = [
  addressKeys.accessCode, addressKeys.partnerId, addressKeys.authToken, addressKeys.jwt, addressKeys.mfaToken, addressKeys.token, addressKeys.code,
  addressKeys.ssoAccessCode, addressKeys.acsURL, addressKeys.fromMobile,
] as const

/** What is carried by an address without any. */
export const carriesNothing: Carried = { accessCode: null, partnerId: null, authToken: null, jwt: null, mfaToken: null, token: null, code: null, ssoAccessCode: null, acsURL: null, fromMobile: false }

/**
 * Takes out of a query what may be used once (quality.md D3). `rest` is the query without it, with its question mark, or empty; what is
 * no secret and still wanted (`program`, `source`) stays. A key without a value carries nothing, and goes all the same.
 */
export function takeCarried(search: string): { readonly carried: Carried; readonly rest: string } {
  const query = new URLSearchParams(search)
  const value = (key: string): string | null => query.get(key) || null
  const carried: Carried = {
    accessCode: value(addressKeys.accessCode),
    partnerId: value(addressKeys.partnerId),
    authToken: value(addressKeys.authToken),
    jwt: value(addressKeys.jwt),
    mfaToken: value(addressKeys.mfaToken),
    token: value(addressKeys.token),
    code: value(addressKeys.code),
    ssoAccessCode: value(addressKeys.ssoAccessCode),
    acsURL: value(addressKeys.acsURL),
    fromMobile: value(addressKeys.fromMobile) === 'true',
  }
  if (!consumed.some(key => query.has(key))) return { carried, rest: search }
  for (const key of consumed) query.delete(key)
  const rest = query.toString()
  return { carried, rest: rest === '' ? '' : `?${rest}` }
}
