import type {
  Contact as SentContact,
  ContactPhone as SentPhone,
  ContactType,
} from '#generated/schemas/openapi/contacts.reader.ts'
import type { Known } from '#platform/model/unknown-enum.ts'

/**
 * What a contact can be for: FA is family and friends, who can be told of readings (PROF-006); EC
 * is for emergencies.
 */
export const contactTypes = ['FA', 'EC'] as const satisfies readonly Known<ContactType>[]

export type ContactPhone = Required<SentPhone>

/**
 * Somebody whom the member named (2§3). `phonesLeftOut` counts the phones that could not be read.
 */
export type Contact = Omit<SentContact, 'phones'> & {
  readonly phones: readonly ContactPhone[]
  readonly phonesLeftOut: number
}

/** All that a member types of a contact; the kind is settled when the contact is added. */
export type ContactDraft = Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phones'>

/** What of a draft differs from the contact as it was; null when nothing does. */
export function contactChange(draft: ContactDraft, before: Contact): Partial<ContactDraft> | null {
  const names = (Object.keys(draft) as (keyof ContactDraft)[]).filter(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(before[name]),
  )
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, draft[name]]))
}
