// Written by `npm run generate` from contracts/. Do not edit.
import { formats, map, number, object, text, words, type Flavor, type Reader, type Unknown } from '../read.ts'

/** Id of a partner organization, as `TELADOC`. */
export type PartnerId = Flavor<'PartnerId'>

/** The code with which a partner vouches for a member. */
export type PartnerAccessCode = {
  /** One-time code from the partner's redirect. */
  readonly access_code: string
}

/** A session, under the field names of the partner calls. */
export type PartnerSession = {
  /** Access token to send as a bearer token. */
  readonly token: string
  /** Token for `refreshSession`. The portal's edge removes it before the browser sees the answer. */
  readonly refreshToken?: string
  /** Seconds until the access token expires. */
  readonly lifeSeconds: number
}

/** The code with which the identity service vouches for a member. */
export type IdentityCode = {
  /** One-time code from the identity service's redirect. */
  readonly code: string
}

/** Form field that says which member signs on to a partner. */
export type PartnerRedirectForm = {
  /** One-time code from `createAccessCode`; it works for 5 minutes. */
  readonly accessCode: string
}

/** How a single sign-on went. Clients compare the word without regard to case. */
export type SsoStatus = 'ESTABLISHED' | 'ACCOUNT_MERGE' | 'FAILURE' | Unknown

/** Fields of the form to post, by name. */
export type FormParameters = Readonly<Record<string, string>>

/** Result of a single sign-on. ESTABLISHED comes with every field, the other two with the status alone. */
export type PartnerRedirect = {
  /** How the sign-on went. */
  readonly ssoStatus: SsoStatus
  /** Where the form is posted. The portal posts only to known hosts. */
  readonly uri?: string
  /** Fields of the form to post to `uri`. */
  readonly parameters?: FormParameters
  /** The member's id in this product, for the partner. The user's own field is spelled `wellspringUUID`. */
  readonly wellspringUuid?: string
}

const pattern = text(/^[A-Za-z0-9_\-]+$/u)
const pattern2 = text(/^https?:\/\/[A-Za-z0-9.\-]+(:[0-9]{1,5})?(\/[A-Za-z0-9._~%!$&()*+,;=:@/?\-]*)?$/u)

/** Reads `PartnerId` as a server sends it. */
export const readPartnerId: Reader<PartnerId> = pattern

/** Reads `PartnerAccessCode` as a server sends it. */
export const readPartnerAccessCode: Reader<PartnerAccessCode> = object<PartnerAccessCode>({
  access_code: text(/./su),
})

/** Reads `PartnerSession` as a server sends it. */
export const readPartnerSession: Reader<PartnerSession> = object<PartnerSession>({
  token: text(/./su),
  refreshToken: [text(/./su)],
  lifeSeconds: number(true, 1, 86400),
})

/** Reads `IdentityCode` as a server sends it. */
export const readIdentityCode: Reader<IdentityCode> = object<IdentityCode>({
  code: text(/./su),
})

/** Reads `PartnerRedirectForm` as a server sends it. */
export const readPartnerRedirectForm: Reader<PartnerRedirectForm> = object<PartnerRedirectForm>({
  accessCode: text(/./su),
})

/** Reads `SsoStatus` as a server sends it. */
export const readSsoStatus: Reader<SsoStatus> = words('ESTABLISHED', 'ACCOUNT_MERGE', 'FAILURE')

/** Reads `FormParameters` as a server sends it. */
export const readFormParameters: Reader<FormParameters> = map(text())

/** Reads `PartnerRedirect` as a server sends it. */
export const readPartnerRedirect: Reader<PartnerRedirect> = object<PartnerRedirect>({
  ssoStatus: readSsoStatus,
  uri: [pattern2],
  parameters: [readFormParameters],
  wellspringUuid: [formats.uuid],
})
