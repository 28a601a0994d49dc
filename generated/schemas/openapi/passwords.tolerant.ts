// Written by `npm run generate` from contracts/. Do not edit.
import { object, text, type Tolerant } from '../tolerant.ts'
import type { PasswordChange, PasswordResetRequest, PasswordReset } from './passwords.reader.ts'

const pattern = text(/^[^@\s]+@[^@\s]+$/u)

export const PasswordChangeReader: Tolerant<PasswordChange> = object({
  currentPassword: text(/./su),
  newPassword: text(/./su),
})

export const PasswordResetRequestReader: Tolerant<PasswordResetRequest> = object({
  email: pattern,
})

export const PasswordResetReader: Tolerant<PasswordReset> = object({
  newPassword: text(/./su),
})
