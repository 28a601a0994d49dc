// Written by `npm run generate` from contracts/. Do not edit.
import {
  changePassword,
  type ChangePasswordParams,
  type ChangePasswordAnswer,
  requestPasswordReset,
  type RequestPasswordResetParams,
  type RequestPasswordResetAnswer,
  resetPassword,
  type ResetPasswordParams,
  type ResetPasswordAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { type ChangeOptions } from '../query-options.ts'

/** Change the password. */
export const changePasswordMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<ChangePasswordParams, ChangePasswordAnswer> => ({
  mutationKey: ['changePassword'],
  mutationFn: (params) => changePassword(client, params, init),
})

/** Request a mail with a link for a new password. */
export const requestPasswordResetMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<RequestPasswordResetParams, RequestPasswordResetAnswer> => ({
  mutationKey: ['requestPasswordReset'],
  mutationFn: (params) => requestPasswordReset(client, params, init),
})

/** Set a new password with the token of the mail. */
export const resetPasswordMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<ResetPasswordParams, ResetPasswordAnswer> => ({
  mutationKey: ['resetPassword'],
  mutationFn: (params) => resetPassword(client, params, init),
})
