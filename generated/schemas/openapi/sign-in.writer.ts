// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, ofPattern, text, whole } from '../write.ts'
import { Code } from './access-codes.writer.ts'
import { ImpersonatorId } from './impersonation.writer.ts'

/** The password grant, which is meant when `grant_type` is left out. `device_token` is of a device that the member trusts; the browser never has it, the portal's edge fills it in. */
export const PasswordGrant = Schema.Struct({
  grant_type: Schema.optionalKey(Schema.Literals(['password'])),
  username: text(1, 254),
  password: text(1, 256),
  device_token: Schema.optionalKey(text(1, 200)),
})
export type PasswordGrant = typeof PasswordGrant.Type

/** The code grant of startup path 1; the code works once, for 5 minutes. */
export const AccessCodeGrant = Schema.Struct({
  grant_type: Schema.Literals(['authorization_code']),
  code: Code,
})
export type AccessCodeGrant = typeof AccessCodeGrant.Type

/** Startup path 3; decided, for document 1 names the token and no call. It works once, for 5 minutes. */
export const AuthTokenGrant = Schema.Struct({
  grant_type: Schema.Literals(['auth_token']),
  auth_token: text(1, 4000),
})
export type AuthTokenGrant = typeof AuthTokenGrant.Type

export const SignInForm = Schema.Union([PasswordGrant, AccessCodeGrant, AuthTokenGrant])
export type SignInForm = typeof SignInForm.Type

/** A signed-in session. The edge takes `refresh_token` out before the browser sees the answer, so a browser client must not rely on it. Refresh tokens rotate: the use of an old one ends the session. */
export const Session = Schema.Struct({
  access_token: text(1, 4000),
  refresh_token: Schema.optionalKey(text(1, 2000)),
  /** Seconds until the access token expires. */
  expires_in: whole(1, 86400),
  /** When the member was last active before this session, in UTC. */
  last_activity_timestamp: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
  type: Schema.Literals(['Bearer']),
  impersonatorId: Schema.optionalKey(ImpersonatorId),
  /** Of a device that is trusted from now on. The edge takes it out and keeps it. */
  device_token: Schema.optionalKey(text(1, 200)),
})
export type Session = typeof Session.Type

/** The refresh grant. The browser leaves `refresh_token` empty, for it never sees the token; the portal's edge fills it in before the call leaves for the API. */
export const RefreshForm = Schema.Struct({
  grant_type: Schema.Literals(['refresh_token']),
  refresh_token: text(1, 2000),
})
export type RefreshForm = typeof RefreshForm.Type
