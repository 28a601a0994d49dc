import type { PersonalInfoChange } from '#generated/schemas/openapi/account.writer.ts'

/**
 * The member's personal details as they type them, all at once. `currentPassword` is needed when
 * the email address or a phone changes.
 */
export type { PersonalInfoChange }
