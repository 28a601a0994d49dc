// Written by `npm run generate` from contracts/. Do not edit.
import { object, text, type Reader } from '../read.ts'

/** Form fields that change the password. */
export type PasswordChange = {
  /** The password in force, as typed. */
  readonly currentPassword: string
  /** The new password. Its rules are stricter than this schema; one that breaks them is answered 422 with their codes. */
  readonly newPassword: string
}

/** Form field that asks for a reset link. */
export type PasswordResetRequest = {
  /** Email address as typed; it need not be known to the server. */
  readonly email: string
}

/** Form field that sets a new password. */
export type PasswordReset = {
  /** The new password. Its rules are stricter than this schema; one that breaks them is answered 422 with their codes. */
  readonly newPassword: string
}

const pattern = text(/^[^@\s]+@[^@\s]+$/u)

/** Reads `PasswordChange` as a server sends it. */
export const readPasswordChange: Reader<PasswordChange> = object<PasswordChange>({
  currentPassword: text(/./su),
  newPassword: text(/./su),
})

/** Reads `PasswordResetRequest` as a server sends it. */
export const readPasswordResetRequest: Reader<PasswordResetRequest> = object<PasswordResetRequest>({
  email: pattern,
})

/** Reads `PasswordReset` as a server sends it. */
export const readPasswordReset: Reader<PasswordReset> = object<PasswordReset>({
  newPassword: text(/./su),
})
