// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { SignInParams, SignInAnswer, RefreshSessionParams, RefreshSessionAnswer, SignOutAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { signInMutation, refreshSessionMutation, signOutMutation } from '../queries.ts'

/** Sign in with a password, an access code or an auth token. */
export const useSignIn = mutationHook<ApiProblem, PortalClient, SignInParams, SignInAnswer>(signInMutation, usePortalClient)

/** Exchange the refresh token for a new access token and a new refresh token. */
export const useRefreshSession = mutationHook<ApiProblem, PortalClient, RefreshSessionParams, RefreshSessionAnswer>(refreshSessionMutation, usePortalClient)

/** End the session, its access tokens and its refresh tokens. */
export const useSignOut = mutationHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, SignOutAnswer>(signOutMutation, usePortalClient)
