// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { matching, text } from '../write.ts'

export const PasswordChange = Schema.Struct({
  currentPassword: text(1, 256),
  /** Its rules are not these bounds; breaking them is answered 422 with codes. */
  newPassword: text(1, 256),
})
export type PasswordChange = typeof PasswordChange.Type

export const PasswordResetRequest = Schema.Struct({
  email: matching(/^[^@\s]+@[^@\s]+$/u, 3, 254),
})
export type PasswordResetRequest = typeof PasswordResetRequest.Type

export const PasswordReset = Schema.Struct({
  /** Its rules are not these bounds; breaking them is answered 422 with codes. */
  newPassword: text(1, 256),
})
export type PasswordReset = typeof PasswordReset.Type
