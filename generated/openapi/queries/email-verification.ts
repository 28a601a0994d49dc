// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation } from '../../query/operation.ts'
import { sendVerification, confirmVerification } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { SendVerificationParams, SendVerificationAnswer, ConfirmVerificationParams, ConfirmVerificationAnswer } from '../calls.ts'

/** Send the mail that confirms an email address again. */
export const sendVerificationMutation: MutationOperation<PortalClient, SendVerificationParams, SendVerificationAnswer> = { id: 'sendVerification', run: sendVerification, invalidates: [] }

/** Confirm an email address with the token of the mail. */
export const confirmVerificationMutation: MutationOperation<PortalClient, ConfirmVerificationParams, ConfirmVerificationAnswer> = { id: 'confirmVerification', run: confirmVerification, invalidates: [] }
