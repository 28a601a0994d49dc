import type {
  Contact as SentContact,
  ContactPhone as SentPhone,
  ContactPhoneType,
  ContactType,
} from '#generated/schemas/openapi/contacts.reader.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

/**
 * The types of a contact: FA for family and friends, who can receive alerts (PROF-006); EC for
 * emergencies.
 */
export const contactTypes = ['FA', 'EC'] as const satisfies readonly Known<ContactType>[]

/** An unreadable type is an unknown one. */
export type ContactPhone = Pick<SentPhone, 'number'> & {
  readonly phoneType: ContactPhoneType
}

/** A contact of the member (2§3). `phonesLeftOut` counts the unreadable phones. */
export type Contact = Omit<SentContact, 'phones'> & {
  readonly phones: readonly ContactPhone[]
  readonly phonesLeftOut: number
}

/** The fields that a member types for a contact; its type is fixed when it is added. */
export type ContactDraft = Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phones'>

/** The changed fields of a draft; null when nothing has changed. */
export function contactChange(draft: ContactDraft, before: Contact): Partial<ContactDraft> | null {
  const names = (Object.keys(draft) as (keyof ContactDraft)[]).filter(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(before[name]),
  )
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, draft[name]]))
}
