// Written by `npm run generate` from contracts/. Do not edit.
import { object, text, type Reader } from '../read.ts'

export type VerificationRequest = {
  readonly email: string
}

export type VerificationConfirmation = {
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
