// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type {
  SignInParams,
  SignInAnswer,
  RefreshSessionParams,
  RefreshSessionAnswer,
  SignOutAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  signInMutation,
  refreshSessionMutation,
  signOutMutation,
} from '../queries.ts'

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Sign in with a password, an access code or an auth token. */
export const useSignIn = (options?: Changing<SignInAnswer, SignInParams>): UseMutationResult<SignInAnswer, ApiProblem, SignInParams> =>
  useMutation<SignInAnswer, ApiProblem, SignInParams>({ ...options, ...signInMutation(usePortalClient()) })

/** Exchange the refresh token for a new access token and a new refresh token. */
export const useRefreshSession = (options?: Changing<RefreshSessionAnswer, RefreshSessionParams>): UseMutationResult<RefreshSessionAnswer, ApiProblem, RefreshSessionParams> =>
  useMutation<RefreshSessionAnswer, ApiProblem, RefreshSessionParams>({ ...options, ...refreshSessionMutation(usePortalClient()) })

/** End the session, its access tokens and its refresh tokens. */
export const useSignOut = (options?: Changing<SignOutAnswer, void>): UseMutationResult<SignOutAnswer, ApiProblem, void> =>
  useMutation<SignOutAnswer, ApiProblem, void>({ ...options, ...signOutMutation(usePortalClient()) })
