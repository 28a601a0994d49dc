import { missingEnum } from '#platform/model/parts/unknown-enum.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import type { Contact, ContactDraft, ContactPhone } from '../model/contacts.ts'
import type {
  Contact as SentContact,
  ContactPhone as SentPhone,
  Contacts,
} from '#generated/schemas/openapi/contacts.reader.ts'
import { memberName, type Rows } from '#generated/schemas/read.ts'

/** PROF-002: the phone type is mobile by default. */
const phoneOf = ({ number, phoneType = 'MO' }: SentPhone): ContactPhone => ({
  number,
  phoneType: isUnreadable(phoneType) ? missingEnum : phoneType,
})

export function contactOf({ phones: { items, leftOut }, ...contact }: SentContact): Contact {
  return {
    ...contact,
    phones: items.map(phoneOf),
    phonesLeftOut: leftOut,
  }
}

/** The member's contacts, in the order in which they were added. */
export function contactsOf({ contacts: { items, leftOut } }: Contacts): Rows<Contact> {
  return {
    items: items.map(contactOf),
    leftOut,
  }
}

/** The phones of a request. An unknown phone type is sent back unchanged. */
export function phonesBody(phones: ContactDraft['phones']) {
  return phones.map(({ number, phoneType }) => ({ number, phoneType: memberName('', phoneType) }))
}
