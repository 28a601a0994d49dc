// Written by `npm run generate` from contracts/. Do not edit.
import { object, text, type Reader } from '../read.ts'

/** The address whose confirmation mail is sent again. */
export type VerificationRequest = {
  /** Email address as typed; it need not be known to the server. */
  readonly email: string
}

/** Proof that the member received the mail. */
export type VerificationConfirmation = {
  /** The token of the link in the mail; it works once, for 24 hours. */
  readonly token: string
}

const pattern = text(/^[^@\s]+@[^@\s]+$/u)

/** Reads `VerificationRequest` as a server sends it. */
export const readVerificationRequest: Reader<VerificationRequest> = object<VerificationRequest>({
  email: pattern,
})

/** Reads `VerificationConfirmation` as a server sends it. */
export const readVerificationConfirmation: Reader<VerificationConfirmation> = object<VerificationConfirmation>({
  token: text(/./su),
})
