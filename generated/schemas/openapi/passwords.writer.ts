// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { matching, text } from '../write.ts'

/** Form fields that change the password. */
export const PasswordChange = Schema.Struct({
  /** The password in force, as typed. */
  currentPassword: text(1, 256),
  /** The new password. Its rules are stricter than this schema; one that breaks them is answered 422 with their codes. */
  newPassword: text(1, 256),
})
export type PasswordChange = typeof PasswordChange.Type

/** Form field that asks for a reset link. */
export const PasswordResetRequest = Schema.Struct({
  /** Email address as typed; it need not be known to the server. */
  email: matching(/^[^@\s]+@[^@\s]+$/u, 3, 254),
})
export type PasswordResetRequest = typeof PasswordResetRequest.Type

/** Form field that sets a new password. */
export const PasswordReset = Schema.Struct({
  /** The new password. Its rules are stricter than this schema; one that breaks them is answered 422 with their codes. */
  newPassword: text(1, 256),
})
export type PasswordReset = typeof PasswordReset.Type
