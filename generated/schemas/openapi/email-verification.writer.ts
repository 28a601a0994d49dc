// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { matching, text } from '../write.ts'

export const VerificationRequest = Schema.Struct({
  email: matching(/^[^@\s]+@[^@\s]+$/u, 3, 254),
})
export type VerificationRequest = typeof VerificationRequest.Type

export const VerificationConfirmation = Schema.Struct({
  token: text(1, 200),
})
export type VerificationConfirmation = typeof VerificationConfirmation.Type
