// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type SendVerificationParams = { body: NonNullable<operations['sendVerification']['requestBody']>['content']['application/json'] }
export type SendVerificationAnswer = undefined
/** Send the mail that confirms an email address again. `POST /v1/users/info/email/verification`. Throws `ApiProblem`. */
export const sendVerification = (client: PortalClient, params: SendVerificationParams, init: CallInit = {}): Promise<SendVerificationAnswer> => {
  const { body } = params
  return answer('sendVerification', client.POST('/v1/users/info/email/verification', { ...init, body }), [202])
}

export type ConfirmVerificationParams = { body: NonNullable<operations['confirmVerification']['requestBody']>['content']['application/json'] }
export type ConfirmVerificationAnswer = undefined
/** Confirm an email address with the token of the mail. `POST /v1/users/info/email/verification/confirm`. Throws `ApiProblem`. */
export const confirmVerification = (client: PortalClient, params: ConfirmVerificationParams, init: CallInit = {}): Promise<ConfirmVerificationAnswer> => {
  const { body } = params
  return answer('confirmVerification', client.POST('/v1/users/info/email/verification/confirm', { ...init, body }))
}
