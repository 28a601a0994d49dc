// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type ChangePasswordParams = { body: NonNullable<operations['changePassword']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type ChangePasswordAnswer = undefined
/** Change the password. `POST /v1/users/me/info/password`. Throws `ApiProblem`. */
export const changePassword = (client: PortalClient, params: ChangePasswordParams, init: CallInit = {}): Promise<ChangePasswordAnswer> => {
  const { body } = params
  return answer('changePassword', client.POST('/v1/users/me/info/password', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type RequestPasswordResetParams = { body: NonNullable<operations['requestPasswordReset']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RequestPasswordResetAnswer = undefined
/** Request a mail with a link for a new password. `POST /v1/users/me/info/password/tokens`. Throws `ApiProblem`. */
export const requestPasswordReset = (client: PortalClient, params: RequestPasswordResetParams, init: CallInit = {}): Promise<RequestPasswordResetAnswer> => {
  const { body } = params
  return answer('requestPasswordReset', client.POST('/v1/users/me/info/password/tokens', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }), [202])
}

export type ResetPasswordParams = { headers: Pick<NonNullable<operations['resetPassword']['parameters']['header']>, 'token'> } & { body: NonNullable<operations['resetPassword']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type ResetPasswordAnswer = undefined
/** Set a new password with the token of the mail. `POST /v1/users/me/info/password/reset`. Throws `ApiProblem`. */
export const resetPassword = (client: PortalClient, params: ResetPasswordParams, init: CallInit = {}): Promise<ResetPasswordAnswer> => {
  const { headers, body } = params
  return answer('resetPassword', client.POST('/v1/users/me/info/password/reset', { ...init, params: { header: headers }, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}
