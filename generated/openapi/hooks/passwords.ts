// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type {
  ChangePasswordParams,
  ChangePasswordAnswer,
  RequestPasswordResetParams,
  RequestPasswordResetAnswer,
  ResetPasswordParams,
  ResetPasswordAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  changePasswordMutation,
  requestPasswordResetMutation,
  resetPasswordMutation,
} from '../queries.ts'

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Change the password. */
export const useChangePassword = (options?: Changing<ChangePasswordAnswer, ChangePasswordParams>): UseMutationResult<ChangePasswordAnswer, ApiProblem, ChangePasswordParams> =>
  useMutation<ChangePasswordAnswer, ApiProblem, ChangePasswordParams>({ ...options, ...changePasswordMutation(usePortalClient()) })

/** Request a mail with a link for a new password. */
export const useRequestPasswordReset = (options?: Changing<RequestPasswordResetAnswer, RequestPasswordResetParams>): UseMutationResult<RequestPasswordResetAnswer, ApiProblem, RequestPasswordResetParams> =>
  useMutation<RequestPasswordResetAnswer, ApiProblem, RequestPasswordResetParams>({ ...options, ...requestPasswordResetMutation(usePortalClient()) })

/** Set a new password with the token of the mail. */
export const useResetPassword = (options?: Changing<ResetPasswordAnswer, ResetPasswordParams>): UseMutationResult<ResetPasswordAnswer, ApiProblem, ResetPasswordParams> =>
  useMutation<ResetPasswordAnswer, ApiProblem, ResetPasswordParams>({ ...options, ...resetPasswordMutation(usePortalClient()) })
