// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { GetSecondStepsAnswer, ConfirmAuthenticatorParams, ConfirmAuthenticatorAnswer, StartAuthenticatorParams, StartAuthenticatorAnswer, StartPasskeyParams, StartPasskeyAnswer, AddPasskeyParams, AddPasskeyAnswer, RemoveSecondStepParams, RemoveSecondStepAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { getSecondStepsQuery, confirmAuthenticatorMutation, startAuthenticatorMutation, startPasskeyMutation, addPasskeyMutation, removeSecondStepMutation } from '../queries.ts'

/** List what confirms the member's sign-in. */
export const useGetSecondSteps = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetSecondStepsAnswer>(getSecondStepsQuery, usePortalClient)

/** Hand in the first code of an authenticator app. */
export const useConfirmAuthenticator = mutationHook<ApiProblem, PortalClient, ConfirmAuthenticatorParams, ConfirmAuthenticatorAnswer>(confirmAuthenticatorMutation, usePortalClient)

/** Ask for the key of an authenticator app. */
export const useStartAuthenticator = mutationHook<ApiProblem, PortalClient, StartAuthenticatorParams, StartAuthenticatorAnswer>(startAuthenticatorMutation, usePortalClient)

/** Ask for the options of a new passkey. */
export const useStartPasskey = mutationHook<ApiProblem, PortalClient, StartPasskeyParams, StartPasskeyAnswer>(startPasskeyMutation, usePortalClient)

/** Add a passkey that the browser made. */
export const useAddPasskey = mutationHook<ApiProblem, PortalClient, AddPasskeyParams, AddPasskeyAnswer>(addPasskeyMutation, usePortalClient)

/** Remove the authenticator app or a passkey. */
export const useRemoveSecondStep = mutationHook<ApiProblem, PortalClient, RemoveSecondStepParams, RemoveSecondStepAnswer>(removeSecondStepMutation, usePortalClient)
