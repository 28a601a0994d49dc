// Written by `npm run generate` from contracts/. Do not edit.
import { object, text, type Reader } from '../read.ts'

export type PasswordChange = {
  readonly currentPassword: string
  /** Its rules are not these bounds; breaking them is answered 422 with codes. */
  readonly newPassword: string
}

export type PasswordResetRequest = {
  readonly email: string
}

export type PasswordReset = {
  /** Its rules are not these bounds; breaking them is answered 422 with codes. */
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
