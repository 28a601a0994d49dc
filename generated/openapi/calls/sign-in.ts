// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readSession, type Session } from '../../schemas/openapi/sign-in.reader.ts'

export type SignInParams = { body: NonNullable<operations['signIn']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type SignInAnswer = Session
/** Sign in with a password, an access code or an auth token. `POST /v1/users/me/auth`. Throws `ApiProblem`. */
export const signIn = (client: PortalClient, params: SignInParams, init: CallInit = {}): Promise<SignInAnswer> => {
  const { body } = params
  return readBody('signIn', readSession, answer('signIn', client.POST('/v1/users/me/auth', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } })))
}

export type RefreshSessionParams = { body: NonNullable<operations['refreshSession']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RefreshSessionAnswer = Session
/** Exchange the refresh token for a new access token and a new refresh token. `POST /v1/users/me/auth/refresher`. Throws `ApiProblem`. */
export const refreshSession = (client: PortalClient, params: RefreshSessionParams, init: CallInit = {}): Promise<RefreshSessionAnswer> => {
  const { body } = params
  return readBody('refreshSession', readSession, answer('refreshSession', client.POST('/v1/users/me/auth/refresher', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } })))
}

export type SignOutAnswer = undefined
/** End the session, its access tokens and its refresh tokens. `POST /v1/auth/logout`. Throws `ApiProblem`. */
export const signOut = (client: PortalClient, init: CallInit = {}): Promise<SignOutAnswer> =>
  answer('signOut', client.POST('/v1/auth/logout', { ...init }))
