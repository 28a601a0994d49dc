// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type SignInParams = { body: NonNullable<operations['signIn']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type SignInAnswer = operations['signIn']['responses'][200]['content']['application/json']
/** Sign in with a password, an access code or an auth token. `POST /v1/users/me/auth`. Throws `ApiProblem`. */
export const signIn = (client: PortalClient, params: SignInParams, init: CallInit = {}): Promise<SignInAnswer> => {
  const { body } = params
  return answer('signIn', client.POST('/v1/users/me/auth', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type RefreshSessionParams = { body: NonNullable<operations['refreshSession']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RefreshSessionAnswer = operations['refreshSession']['responses'][200]['content']['application/json']
/** Exchange the refresh token for a new access token and a new refresh token. `POST /v1/users/me/auth/refresher`. Throws `ApiProblem`. */
export const refreshSession = (client: PortalClient, params: RefreshSessionParams, init: CallInit = {}): Promise<RefreshSessionAnswer> => {
  const { body } = params
  return answer('refreshSession', client.POST('/v1/users/me/auth/refresher', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type SignOutAnswer = undefined
/** End the session, its access tokens and its refresh tokens. `POST /v1/auth/logout`. Throws `ApiProblem`. */
export const signOut = (client: PortalClient, init: CallInit = {}): Promise<SignOutAnswer> =>
  answer('signOut', client.POST('/v1/auth/logout', { ...init }))
