// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { SendVerificationParams, SendVerificationAnswer, ConfirmVerificationParams, ConfirmVerificationAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { sendVerificationMutation, confirmVerificationMutation } from '../queries.ts'

/** Send the mail that confirms an email address again. */
export const useSendVerification = mutationHook<ApiProblem, PortalClient, SendVerificationParams, SendVerificationAnswer>(sendVerificationMutation, usePortalClient)

/** Confirm an email address with the token of the mail. */
export const useConfirmVerification = mutationHook<ApiProblem, PortalClient, ConfirmVerificationParams, ConfirmVerificationAnswer>(confirmVerificationMutation, usePortalClient)
