import type { PersonalInfoChange } from '#generated/schemas/openapi/account.writer.ts'

/**
 * The request that replaces the member's personal details. `currentPassword` is required when the
 * email address or a phone changes.
 */
export type { PersonalInfoChange }
