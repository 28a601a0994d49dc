// Written by `npm run generate` from contracts/. Do not edit.
import {
  sendVerification,
  type SendVerificationParams,
  type SendVerificationAnswer,
  confirmVerification,
  type ConfirmVerificationParams,
  type ConfirmVerificationAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { type ChangeOptions } from '../query-options.ts'

/** Send the mail that confirms an email address again. */
export const sendVerificationMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SendVerificationParams, SendVerificationAnswer> => ({
  mutationKey: ['sendVerification'],
  mutationFn: (params) => sendVerification(client, params, init),
})

/** Confirm an email address with the token of the mail. */
export const confirmVerificationMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<ConfirmVerificationParams, ConfirmVerificationAnswer> => ({
  mutationKey: ['confirmVerification'],
  mutationFn: (params) => confirmVerification(client, params, init),
})
