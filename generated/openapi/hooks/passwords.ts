// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ChangePasswordParams, ChangePasswordAnswer, RequestPasswordResetParams, RequestPasswordResetAnswer, ResetPasswordParams, ResetPasswordAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { changePasswordMutation, requestPasswordResetMutation, resetPasswordMutation } from '../queries.ts'

/** Change the password. */
export const useChangePassword = mutationHook<ApiProblem, PortalClient, ChangePasswordParams, ChangePasswordAnswer>(changePasswordMutation, usePortalClient)

/** Request a mail with a link for a new password. */
export const useRequestPasswordReset = mutationHook<ApiProblem, PortalClient, RequestPasswordResetParams, RequestPasswordResetAnswer>(requestPasswordResetMutation, usePortalClient)

/** Set a new password with the token of the mail. */
export const useResetPassword = mutationHook<ApiProblem, PortalClient, ResetPasswordParams, ResetPasswordAnswer>(resetPasswordMutation, usePortalClient)
