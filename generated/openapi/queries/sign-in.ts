// Written by `npm run generate` from contracts/. Do not edit.
import {
  signIn,
  type SignInParams,
  type SignInAnswer,
  refreshSession,
  type RefreshSessionParams,
  type RefreshSessionAnswer,
  signOut,
  type SignOutAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { type ChangeOptions } from '../query-options.ts'

/** Sign in with a password, an access code or an auth token. */
export const signInMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SignInParams, SignInAnswer> => ({
  mutationKey: ['signIn'],
  mutationFn: (params) => signIn(client, params, init),
})

/** Exchange the refresh token for a new access token and a new refresh token. */
export const refreshSessionMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<RefreshSessionParams, RefreshSessionAnswer> => ({
  mutationKey: ['refreshSession'],
  mutationFn: (params) => refreshSession(client, params, init),
})

/** End the session, its access tokens and its refresh tokens. */
export const signOutMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<void, SignOutAnswer> => ({
  mutationKey: ['signOut'],
  mutationFn: () => signOut(client, init),
})
