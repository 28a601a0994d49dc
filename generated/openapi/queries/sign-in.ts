// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation } from '../../query/operation.ts'
import { signIn, refreshSession, signOut } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { SignInParams, SignInAnswer, RefreshSessionParams, RefreshSessionAnswer, SignOutAnswer } from '../calls.ts'

/** Sign in with a password, an access code or an auth token. */
export const signInMutation: MutationOperation<PortalClient, SignInParams, SignInAnswer> = { id: 'signIn', run: signIn, invalidates: [] }

/** Exchange the refresh token for a new access token and a new refresh token. */
export const refreshSessionMutation: MutationOperation<PortalClient, RefreshSessionParams, RefreshSessionAnswer> = { id: 'refreshSession', run: refreshSession, invalidates: [] }

/** End the session, its access tokens and its refresh tokens. */
export const signOutMutation: MutationOperation<PortalClient, Readonly<Record<never, never>>, SignOutAnswer> = { id: 'signOut', run: (client, _, init) => signOut(client, init), invalidates: [] }
