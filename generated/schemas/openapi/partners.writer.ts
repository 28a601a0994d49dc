// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, map, matching, text, whole } from '../write.ts'

/** Id of a partner organization, as `TELADOC`. */
export const PartnerId = matching(/^[A-Za-z0-9_\-]+$/u, 1, 64)
export type PartnerId = typeof PartnerId.Type

/** The code with which a partner vouches for a member. */
export const PartnerAccessCode = Schema.Struct({
  /** One-time code from the partner's redirect. */
  access_code: text(1, 4000),
})
export type PartnerAccessCode = typeof PartnerAccessCode.Type

/** A session, under the field names of the partner calls. */
export const PartnerSession = Schema.Struct({
  /** Access token to send as a bearer token. */
  token: text(1, 4000),
  /** Token for `refreshSession`. The portal's edge removes it before the browser sees the answer. */
  refreshToken: Schema.optionalKey(text(1, 2000)),
  /** Seconds until the access token expires. */
  lifeSeconds: whole(1, 86400),
})
export type PartnerSession = typeof PartnerSession.Type

/** The code with which the identity service vouches for a member. */
export const IdentityCode = Schema.Struct({
  /** One-time code from the identity service's redirect. */
  code: text(1, 4000),
})
export type IdentityCode = typeof IdentityCode.Type

/** Form field that says which member signs on to a partner. */
export const PartnerRedirectForm = Schema.Struct({
  /** One-time code from `createAccessCode`; it works for 5 minutes. */
  accessCode: text(1, 4000),
})
export type PartnerRedirectForm = typeof PartnerRedirectForm.Type

/** How a single sign-on went. Clients compare the word without regard to case. */
export const SsoStatus = Schema.Literals(['ESTABLISHED', 'ACCOUNT_MERGE', 'FAILURE'])
export type SsoStatus = typeof SsoStatus.Type

/** Fields of the form to post, by name. */
export const FormParameters = map(matching(/^[A-Za-z][A-Za-z0-9_.\-]*$/u, 1, 100), text(0, 100000), 30)
export type FormParameters = typeof FormParameters.Type

/** Result of a single sign-on. ESTABLISHED comes with every field, the other two with the status alone. */
export const PartnerRedirect = Schema.Struct({
  /** How the sign-on went. */
  ssoStatus: SsoStatus,
  /** Where the form is posted. The portal posts only to known hosts. */
  uri: Schema.optionalKey(matching(/^https?:\/\/[A-Za-z0-9.\-]+(:[0-9]{1,5})?(\/[A-Za-z0-9._~%!$&()*+,;=:@/?\-]*)?$/u, 0, 2000)),
  /** Fields of the form to post to `uri`. */
  parameters: Schema.optionalKey(FormParameters),
  /** The member's id in this product, for the partner. The user's own field is spelled `wellspringUUID`. */
  wellspringUuid: Schema.optionalKey(formats.uuid),
})
export type PartnerRedirect = typeof PartnerRedirect.Type
