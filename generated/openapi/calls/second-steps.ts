// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readAuthenticatorSetup, type AuthenticatorSetup, readPasskey, type Passkey, readPasskeyCreation, type PasskeyCreation, readSecondSteps, type SecondSteps } from '../../schemas/openapi/second-steps.reader.ts'

export type GetSecondStepsAnswer = SecondSteps
/** List what confirms the member's sign-in. `GET /v1/users/me/second-steps`. Throws `ApiProblem`. */
export const getSecondSteps = (client: PortalClient, init: CallInit = {}): Promise<GetSecondStepsAnswer> =>
  readBody('getSecondSteps', readSecondSteps, answer('getSecondSteps', client.GET('/v1/users/me/second-steps', { ...init })))

export type ConfirmAuthenticatorParams = { body: NonNullable<operations['confirmAuthenticator']['requestBody']>['content']['application/json'] }
export type ConfirmAuthenticatorAnswer = undefined
/** Hand in the first code of an authenticator app. `PUT /v1/users/me/second-steps/authenticator`. Throws `ApiProblem`. */
export const confirmAuthenticator = (client: PortalClient, params: ConfirmAuthenticatorParams, init: CallInit = {}): Promise<ConfirmAuthenticatorAnswer> => {
  const { body } = params
  return answer('confirmAuthenticator', client.PUT('/v1/users/me/second-steps/authenticator', { ...init, body }))
}

export type StartAuthenticatorParams = { body: NonNullable<operations['startAuthenticator']['requestBody']>['content']['application/json'] }
export type StartAuthenticatorAnswer = AuthenticatorSetup
/** Ask for the key of an authenticator app. `POST /v1/users/me/second-steps/authenticator`. Throws `ApiProblem`. */
export const startAuthenticator = (client: PortalClient, params: StartAuthenticatorParams, init: CallInit = {}): Promise<StartAuthenticatorAnswer> => {
  const { body } = params
  return readBody('startAuthenticator', readAuthenticatorSetup, answer('startAuthenticator', client.POST('/v1/users/me/second-steps/authenticator', { ...init, body })))
}

export type StartPasskeyParams = { body: NonNullable<operations['startPasskey']['requestBody']>['content']['application/json'] }
export type StartPasskeyAnswer = PasskeyCreation
/** Ask for the options of a new passkey. `POST /v1/users/me/second-steps/passkey-challenges`. Throws `ApiProblem`. */
export const startPasskey = (client: PortalClient, params: StartPasskeyParams, init: CallInit = {}): Promise<StartPasskeyAnswer> => {
  const { body } = params
  return readBody('startPasskey', readPasskeyCreation, answer('startPasskey', client.POST('/v1/users/me/second-steps/passkey-challenges', { ...init, body })))
}

export type AddPasskeyParams = { body: NonNullable<operations['addPasskey']['requestBody']>['content']['application/json'] }
export type AddPasskeyAnswer = Passkey
/** Add a passkey that the browser made. `POST /v1/users/me/second-steps/passkeys`. Throws `ApiProblem`. */
export const addPasskey = (client: PortalClient, params: AddPasskeyParams, init: CallInit = {}): Promise<AddPasskeyAnswer> => {
  const { body } = params
  return readBody('addPasskey', readPasskey, answer('addPasskey', client.POST('/v1/users/me/second-steps/passkeys', { ...init, body })))
}

export type RemoveSecondStepParams = operations['removeSecondStep']['parameters']['path'] & { body: NonNullable<operations['removeSecondStep']['requestBody']>['content']['application/json'] }
export type RemoveSecondStepAnswer = undefined
/** Remove the authenticator app or a passkey. `POST /v1/users/me/second-steps/{id}/removal`. Throws `ApiProblem`. */
export const removeSecondStep = (client: PortalClient, params: RemoveSecondStepParams, init: CallInit = {}): Promise<RemoveSecondStepAnswer> => {
  const { id, body } = params
  return answer('removeSecondStep', client.POST('/v1/users/me/second-steps/{id}/removal', { ...init, params: { path: { id } }, body }))
}
