import type { PersonalInfoChange as Sent } from '#generated/schemas/openapi/account.writer.ts'
import type { Unreadable } from '#platform/model/parts/part.ts'

/**
 * The request that replaces the member's personal details. `currentPassword` is required when the
 * email address or a phone changes. One with an unreadable address cannot be sent.
 */
export type PersonalInfoChange = Omit<Sent, 'address'> & {
  readonly address: Sent['address'] | Unreadable
}
