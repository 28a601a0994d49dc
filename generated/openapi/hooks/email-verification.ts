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

/** Have the mail that confirms an address sent again. */
export const useSendVerification = (options?: Changing<SendVerificationAnswer, SendVerificationParams>): UseMutationResult<SendVerificationAnswer, ApiProblem, SendVerificationParams> =>
  useMutation<SendVerificationAnswer, ApiProblem, SendVerificationParams>({ ...options, ...sendVerificationMutation(usePortalClient()) })

/** Confirm the address with the token of the mail. */
export const useConfirmVerification = (options?: Changing<ConfirmVerificationAnswer, ConfirmVerificationParams>): UseMutationResult<ConfirmVerificationAnswer, ApiProblem, ConfirmVerificationParams> =>
  useMutation<ConfirmVerificationAnswer, ApiProblem, ConfirmVerificationParams>({ ...options, ...confirmVerificationMutation(usePortalClient()) })
