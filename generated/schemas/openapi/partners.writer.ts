// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, map, matching, text, whole } from '../write.ts'

export const PartnerId = matching(/^[A-Za-z0-9_\-]+$/u, 1, 64)
export type PartnerId = typeof PartnerId.Type

export const PartnerAccessCode = Schema.Struct({
  access_code: text(1, 4000),
})
export type PartnerAccessCode = typeof PartnerAccessCode.Type

/** A session under the names of the partner calls. The edge takes `refreshToken` out before the browser sees the answer. */
export const PartnerSession = Schema.Struct({
  /** The access token. */
  token: text(1, 4000),
  refreshToken: Schema.optionalKey(text(1, 2000)),
  /** Seconds until the access token expires. */
  lifeSeconds: whole(1, 86400),
})
export type PartnerSession = typeof PartnerSession.Type

export const IdentityCode = Schema.Struct({
  code: text(1, 4000),
})
export type IdentityCode = typeof IdentityCode.Type

export const PartnerRedirectForm = Schema.Struct({
  accessCode: text(1, 4000),
})
export type PartnerRedirectForm = typeof PartnerRedirectForm.Type

/** Upper case on the wire, compared without regard to it (decision 7). */
export const SsoStatus = Schema.Literals(['ESTABLISHED', 'ACCOUNT_MERGE', 'FAILURE'])
export type SsoStatus = typeof SsoStatus.Type

/** The fields of the form to post, by name. */
export const FormParameters = map(matching(/^[A-Za-z][A-Za-z0-9_.\-]*$/u, 1, 100), text(0, 100000), 30)
export type FormParameters = typeof FormParameters.Type

/** How a single sign-on went. ESTABLISHED has all four; the other two have the status alone. */
export const PartnerRedirect = Schema.Struct({
  ssoStatus: SsoStatus,
  /** Where the form goes. The portal posts only to https and to hosts that it knows. */
  uri: Schema.optionalKey(matching(/^https?:\/\/[A-Za-z0-9.\-]+(:[0-9]{1,5})?(\/[A-Za-z0-9._~%!$&()*+,;=:@/?\-]*)?$/u, 0, 2000)),
  parameters: Schema.optionalKey(FormParameters),
  /** `{product}Uuid` of the documents; the casing differs from `wellspringUUID` of the user on purpose (GAP-028). */
  wellspringUuid: Schema.optionalKey(formats.uuid),
})
export type PartnerRedirect = typeof PartnerRedirect.Type
