// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, either, formats, number, object, text, words, type Flavor, type Reader, type Unknown } from '../read.ts'
import { readCode, type Code } from './access-codes.reader.ts'
import { readImpersonatorId, type ImpersonatorId } from './impersonation.reader.ts'

/** Signs in with a user name and a password; the default when `grant_type` is absent. */
export type PasswordGrant = {
  /** The OAuth grant; `password` when absent. */
  readonly grant_type?: 'password' | Unknown
  /** The member's user name, which is their email address. */
  readonly username: string
  /** The member's password, as typed. */
  readonly password: string
  /** Token of a device that the member trusts; it skips the second step. The portal's edge adds it, the browser never has it. */
  readonly device_token?: string
}

/** Signs in with an access code, which works once, for 5 minutes. */
export type AccessCodeGrant = {
  /** The OAuth grant of this form. */
  readonly grant_type: 'authorization_code' | Unknown
  /** The code, from `createAccessCode`. */
  readonly code: Code
}

/** Signs in with an auth token from the address, which works once, for 5 minutes. */
export type AuthTokenGrant = {
  /** The OAuth grant of this form. */
  readonly grant_type: 'auth_token' | Unknown
  /** The token as it stood in the address. */
  readonly auth_token: string
}

/** One of the three ways to sign in, told apart by `grant_type`. */
export type SignInForm = PasswordGrant | AccessCodeGrant | AuthTokenGrant

/** A signed-in session. Refresh tokens rotate; the late use of an old one ends the session. */
export type Session = {
  /** Token to send as a bearer token with each call. */
  readonly access_token: string
  /** Token for `refreshSession`. The portal's edge removes it before the browser sees the answer. */
  readonly refresh_token?: string
  /** Seconds until the access token expires. */
  readonly expires_in: number
  /** When the member was last active before this session, in UTC. */
  readonly last_activity_timestamp: Flavor<'Instant'>
  /** How the access token is sent. */
  readonly type: 'Bearer' | Unknown
  /** Id of the staff person who views the account; absent in a member's own session. */
  readonly impersonatorId?: ImpersonatorId
  /** Token of a device that is trusted from now on; absent otherwise. The portal's edge removes and keeps it. */
  readonly device_token?: string
}

/** Exchanges a refresh token for a new session. */
export type RefreshForm = {
  /** The OAuth grant; this call takes one only. */
  readonly grant_type: 'refresh_token' | Unknown
  /** The refresh token. The browser never has it: the portal's edge fills it in. */
  readonly refresh_token: string
}

/** Reads `PasswordGrant` as a server sends it. */
export const readPasswordGrant: Reader<PasswordGrant> = object<PasswordGrant>({
  grant_type: [words('password')],
  username: text(/./su),
  password: text(/./su),
  device_token: [text(/./su)],
})

/** Reads `AccessCodeGrant` as a server sends it. */
export const readAccessCodeGrant: Reader<AccessCodeGrant> = object<AccessCodeGrant>({
  grant_type: words('authorization_code'),
  code: readCode,
})

/** Reads `AuthTokenGrant` as a server sends it. */
export const readAuthTokenGrant: Reader<AuthTokenGrant> = object<AuthTokenGrant>({
  grant_type: words('auth_token'),
  auth_token: text(/./su),
})

/** Reads `SignInForm` as a server sends it. */
export const readSignInForm: Reader<SignInForm> = either<SignInForm>(readPasswordGrant, readAccessCodeGrant, readAuthTokenGrant)

/** Reads `Session` as a server sends it. */
export const readSession: Reader<Session> = object<Session>({
  access_token: text(/./su),
  refresh_token: [text(/./su)],
  expires_in: number(true, 1, 86400),
  last_activity_timestamp: formats.dateTime,
  type: words('Bearer'),
  impersonatorId: decisive(readImpersonatorId),
  device_token: [text(/./su)],
})

/** Reads `RefreshForm` as a server sends it. */
export const readRefreshForm: Reader<RefreshForm> = object<RefreshForm>({
  grant_type: words('refresh_token'),
  refresh_token: text(/./su),
})
