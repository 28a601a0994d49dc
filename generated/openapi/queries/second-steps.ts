// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { getSecondSteps, confirmAuthenticator, startAuthenticator, startPasskey, addPasskey, removeSecondStep } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { GetSecondStepsAnswer, ConfirmAuthenticatorParams, ConfirmAuthenticatorAnswer, StartAuthenticatorParams, StartAuthenticatorAnswer, StartPasskeyParams, StartPasskeyAnswer, AddPasskeyParams, AddPasskeyAnswer, RemoveSecondStepParams, RemoveSecondStepAnswer } from '../calls.ts'

/** List what confirms the member's sign-in. */
export const getSecondStepsQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetSecondStepsAnswer> = { id: 'getSecondSteps', run: (client, _, init) => getSecondSteps(client, init) }

/** Hand in the first code of an authenticator app. */
export const confirmAuthenticatorMutation: MutationOperation<PortalClient, ConfirmAuthenticatorParams, ConfirmAuthenticatorAnswer> = { id: 'confirmAuthenticator', run: confirmAuthenticator, invalidates: ['getSecondSteps'] }

/** Ask for the key of an authenticator app. */
export const startAuthenticatorMutation: MutationOperation<PortalClient, StartAuthenticatorParams, StartAuthenticatorAnswer> = { id: 'startAuthenticator', run: startAuthenticator, invalidates: [] }

/** Ask for the options of a new passkey. */
export const startPasskeyMutation: MutationOperation<PortalClient, StartPasskeyParams, StartPasskeyAnswer> = { id: 'startPasskey', run: startPasskey, invalidates: [] }

/** Add a passkey that the browser made. */
export const addPasskeyMutation: MutationOperation<PortalClient, AddPasskeyParams, AddPasskeyAnswer> = { id: 'addPasskey', run: addPasskey, invalidates: ['getSecondSteps'] }

/** Remove the authenticator app or a passkey. */
export const removeSecondStepMutation: MutationOperation<PortalClient, RemoveSecondStepParams, RemoveSecondStepAnswer> = { id: 'removeSecondStep', run: removeSecondStep, invalidates: ['getSecondSteps'] }
