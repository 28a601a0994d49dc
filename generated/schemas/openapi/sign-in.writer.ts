// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, ofPattern, text, whole } from '../write.ts'
import { Code } from './access-codes.writer.ts'
import { ImpersonatorId } from './impersonation.writer.ts'

/** Signs in with a user name and a password; the default when `grant_type` is absent. */
export const PasswordGrant = Schema.Struct({
  /** The OAuth grant; `password` when absent. */
  grant_type: Schema.optionalKey(Schema.Literals(['password'])),
  /** The member's user name, which is their email address. */
  username: text(1, 254),
  /** The member's password, as typed. */
  password: text(1, 256),
  /** Token of a device that the member trusts; it skips the second step. The portal's edge adds it, the browser never has it. */
  device_token: Schema.optionalKey(text(1, 200)),
})
export type PasswordGrant = typeof PasswordGrant.Type

/** Signs in with an access code, which works once, for 5 minutes. */
export const AccessCodeGrant = Schema.Struct({
  /** The OAuth grant of this form. */
  grant_type: Schema.Literals(['authorization_code']),
  /** The code, from `createAccessCode`. */
  code: Code,
})
export type AccessCodeGrant = typeof AccessCodeGrant.Type

/** Signs in with an auth token from the address, which works once, for 5 minutes. */
export const AuthTokenGrant = Schema.Struct({
  /** The OAuth grant of this form. */
  grant_type: Schema.Literals(['auth_token']),
  /** The token as it stood in the address. */
  auth_token: text(1, 4000),
})
export type AuthTokenGrant = typeof AuthTokenGrant.Type

/** One of the three ways to sign in, told apart by `grant_type`. */
export const SignInForm = Schema.Union([PasswordGrant, AccessCodeGrant, AuthTokenGrant])
export type SignInForm = typeof SignInForm.Type

/** A signed-in session. Refresh tokens rotate; the late use of an old one ends the session. */
export const Session = Schema.Struct({
  /** Token to send as a bearer token with each call. */
  access_token: text(1, 4000),
  /** Token for `refreshSession`. The portal's edge removes it before the browser sees the answer. */
  refresh_token: Schema.optionalKey(text(1, 2000)),
  /** Seconds until the access token expires. */
  expires_in: whole(1, 86400),
  /** When the member was last active before this session, in UTC. */
  last_activity_timestamp: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
  /** How the access token is sent. */
  type: Schema.Literals(['Bearer']),
  /** Id of the staff person who views the account; absent in a member's own session. */
  impersonatorId: Schema.optionalKey(ImpersonatorId),
  /** Token of a device that is trusted from now on; absent otherwise. The portal's edge removes and keeps it. */
  device_token: Schema.optionalKey(text(1, 200)),
})
export type Session = typeof Session.Type

/** Exchanges a refresh token for a new session. */
export const RefreshForm = Schema.Struct({
  /** The OAuth grant; this call takes one only. */
  grant_type: Schema.Literals(['refresh_token']),
  /** The refresh token. The browser never has it: the portal's edge fills it in. */
  refresh_token: text(1, 2000),
})
export type RefreshForm = typeof RefreshForm.Type
