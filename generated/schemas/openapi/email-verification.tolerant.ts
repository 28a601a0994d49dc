// Written by `npm run generate` from contracts/. Do not edit.
import { object, text, type Tolerant } from '../tolerant.ts'
import type { VerificationRequest, VerificationConfirmation } from './email-verification.reader.ts'

const pattern = text(/^[^@\s]+@[^@\s]+$/u)

export const VerificationRequestReader: Tolerant<VerificationRequest> = object({
  email: pattern,
})

export const VerificationConfirmationReader: Tolerant<VerificationConfirmation> = object({
  token: text(/./su),
})
