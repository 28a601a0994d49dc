// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type {
  SendVerificationParams,
  SendVerificationAnswer,
  ConfirmVerificationParams,
  ConfirmVerificationAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  sendVerificationMutation,
  confirmVerificationMutation,
} from '../queries.ts'

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Send the mail that confirms an email address again. */
export const useSendVerification = (options?: Changing<SendVerificationAnswer, SendVerificationParams>): UseMutationResult<SendVerificationAnswer, ApiProblem, SendVerificationParams> =>
  useMutation<SendVerificationAnswer, ApiProblem, SendVerificationParams>({ ...options, ...sendVerificationMutation(usePortalClient()) })

/** Confirm an email address with the token of the mail. */
export const useConfirmVerification = (options?: Changing<ConfirmVerificationAnswer, ConfirmVerificationParams>): UseMutationResult<ConfirmVerificationAnswer, ApiProblem, ConfirmVerificationParams> =>
  useMutation<ConfirmVerificationAnswer, ApiProblem, ConfirmVerificationParams>({ ...options, ...confirmVerificationMutation(usePortalClient()) })
