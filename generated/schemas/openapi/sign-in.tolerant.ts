// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, either, formats, number, object, optional, text, words, type Tolerant } from '../tolerant.ts'
import { CodeReader } from './access-codes.tolerant.ts'
import { ImpersonatorIdReader } from './impersonation.tolerant.ts'
import type { PasswordGrant, AccessCodeGrant, AuthTokenGrant, SignInForm, Session, RefreshForm } from './sign-in.reader.ts'

export const PasswordGrantReader: Tolerant<PasswordGrant> = object({
  grant_type: optional(words('password')),
  username: text(/./su),
  password: text(/./su),
  device_token: optional(text(/./su)),
})

export const AccessCodeGrantReader: Tolerant<AccessCodeGrant> = object({
  grant_type: words('authorization_code'),
  code: CodeReader,
})

export const AuthTokenGrantReader: Tolerant<AuthTokenGrant> = object({
  grant_type: words('auth_token'),
  auth_token: text(/./su),
})

export const SignInFormReader: Tolerant<SignInForm> = either(PasswordGrantReader, AccessCodeGrantReader, AuthTokenGrantReader)

export const SessionReader: Tolerant<Session> = object({
  access_token: text(/./su),
  refresh_token: optional(text(/./su)),
  expires_in: number(true, 1, 86400),
  last_activity_timestamp: formats.dateTime,
  type: words('Bearer'),
  impersonatorId: decisive(ImpersonatorIdReader),
  device_token: optional(text(/./su)),
})

export const RefreshFormReader: Tolerant<RefreshForm> = object({
  grant_type: words('refresh_token'),
  refresh_token: text(/./su),
})
