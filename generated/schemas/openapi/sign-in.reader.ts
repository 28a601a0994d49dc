// Written by `npm run generate` from contracts/. Do not edit.
import { either, formats, number, object, text, words, type Flavor, type Reader, type Unknown } from '../read.ts'
import { readCode, type Code } from './access-codes.reader.ts'
import { readImpersonatorId, type ImpersonatorId } from './impersonation.reader.ts'

/** The password grant, which is meant when `grant_type` is left out. `device_token` is of a device that the member trusts; the browser never has it, the portal's edge fills it in. */
export type PasswordGrant = {
  readonly grant_type?: 'password' | Unknown
  readonly username: string
  readonly password: string
  readonly device_token?: string
}

/** The code grant of startup path 1; the code works once, for 5 minutes. */
export type AccessCodeGrant = {
  readonly grant_type: 'authorization_code' | Unknown
  readonly code: Code
}

/** Startup path 3; decided, for document 1 names the token and no call. It works once, for 5 minutes. */
export type AuthTokenGrant = {
  readonly grant_type: 'auth_token' | Unknown
  readonly auth_token: string
}

export type SignInForm = PasswordGrant | AccessCodeGrant | AuthTokenGrant

/** A signed-in session. The edge takes `refresh_token` out before the browser sees the answer, so a browser client must not rely on it. Refresh tokens rotate: the use of an old one ends the session. */
export type Session = {
  readonly access_token: string
  readonly refresh_token?: string
  /** Seconds until the access token expires. */
  readonly expires_in: number
  /** When the member was last active before this session, in UTC. */
  readonly last_activity_timestamp: Flavor<'Instant'>
  readonly type: 'Bearer' | Unknown
  readonly impersonatorId?: ImpersonatorId
  /** Of a device that is trusted from now on. The edge takes it out and keeps it. */
  readonly device_token?: string
}

/** The refresh grant. The browser leaves `refresh_token` empty, for it never sees the token; the portal's edge fills it in before the call leaves for the API. */
export type RefreshForm = {
  readonly grant_type: 'refresh_token' | Unknown
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
  impersonatorId: [readImpersonatorId],
  device_token: [text(/./su)],
})

/** Reads `RefreshForm` as a server sends it. */
export const readRefreshForm: Reader<RefreshForm> = object<RefreshForm>({
  grant_type: words('refresh_token'),
  refresh_token: text(/./su),
})
