// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation } from '../../query/operation.ts'
import { changePassword, requestPasswordReset, resetPassword } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ChangePasswordParams, ChangePasswordAnswer, RequestPasswordResetParams, RequestPasswordResetAnswer, ResetPasswordParams, ResetPasswordAnswer } from '../calls.ts'

/** Change the password. */
export const changePasswordMutation: MutationOperation<PortalClient, ChangePasswordParams, ChangePasswordAnswer> = { id: 'changePassword', run: changePassword, invalidates: [] }

/** Request a mail with a link for a new password. */
export const requestPasswordResetMutation: MutationOperation<PortalClient, RequestPasswordResetParams, RequestPasswordResetAnswer> = { id: 'requestPasswordReset', run: requestPasswordReset, invalidates: [] }

/** Set a new password with the token of the mail. */
export const resetPasswordMutation: MutationOperation<PortalClient, ResetPasswordParams, ResetPasswordAnswer> = { id: 'resetPassword', run: resetPassword, invalidates: [] }
