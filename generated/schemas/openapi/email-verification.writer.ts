// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { matching, text } from '../write.ts'

/** The address whose confirmation mail is sent again. */
export const VerificationRequest = Schema.Struct({
  /** Email address as typed; it need not be known to the server. */
  email: matching(/^[^@\s]+@[^@\s]+$/u, 3, 254),
})
export type VerificationRequest = typeof VerificationRequest.Type

/** Proof that the member received the mail. */
export const VerificationConfirmation = Schema.Struct({
  /** The token of the link in the mail; it works once, for 24 hours. */
  token: text(1, 200),
})
export type VerificationConfirmation = typeof VerificationConfirmation.Type
