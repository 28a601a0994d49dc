// Written by `npm run generate` from contracts/. Do not edit.
import { formats, map, number, object, text, words, type Flavor, type Reader, type Unknown } from '../read.ts'

export type PartnerId = Flavor<'PartnerId'>

export type PartnerAccessCode = {
  readonly access_code: string
}

/** A session under the names of the partner calls. The edge takes `refreshToken` out before the browser sees the answer. */
export type PartnerSession = {
  /** The access token. */
  readonly token: string
  readonly refreshToken?: string
  /** Seconds until the access token expires. */
  readonly lifeSeconds: number
}

export type IdentityCode = {
  readonly code: string
}

export type PartnerRedirectForm = {
  readonly accessCode: string
}

/** Upper case on the wire, compared without regard to it (decision 7). */
export type SsoStatus = 'ESTABLISHED' | 'ACCOUNT_MERGE' | 'FAILURE' | Unknown

/** The fields of the form to post, by name. */
export type FormParameters = Readonly<Record<string, string>>

/** How a single sign-on went. ESTABLISHED has all four; the other two have the status alone. */
export type PartnerRedirect = {
  readonly ssoStatus: SsoStatus
  /** Where the form goes. The portal posts only to https and to hosts that it knows. */
  readonly uri?: string
  readonly parameters?: FormParameters
  /** `{product}Uuid` of the documents; the casing differs from `wellspringUUID` of the user on purpose (GAP-028). */
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
