// Written by `npm run generate` from contracts/. Do not edit.
import { formats, nullable, object, optional, orUnreadable, required, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { ContactId, ContactType, ContactPhoneType, ContactPhone, Contact, Contacts, ContactEmailAsTyped, ContactPhoneAsTyped, NewContact, ContactChange } from './contacts.reader.ts'

const pattern = text(/^[A-Za-z0-9_\-]+$/u)
const pattern2 = text(/^(\+[1-9][0-9]{4,14}|[0-9]{10})$/u)

export const ContactIdReader: Tolerant<ContactId> = pattern

export const ContactTypeReader: Tolerant<ContactType> = words('FA', 'EC')

export const ContactPhoneTypeReader: Tolerant<ContactPhoneType> = words('MO', 'HO')

export const ContactPhoneReader: Tolerant<ContactPhone> = object({
  number: pattern2,
  phoneType: optional(orUnreadable(ContactPhoneTypeReader)),
})

export const ContactReader: Tolerant<Contact> = object({
  id: ContactIdReader,
  firstName: text(/./su),
  lastName: text(/./su),
  contactType: ContactTypeReader,
  email: required(nullable(orUnreadable(formats.email))),
  phones: rows(ContactPhoneReader),
})

export const ContactsReader: Tolerant<Contacts> = object({
  contacts: rows(ContactReader),
})

export const ContactEmailAsTypedReader: Tolerant<ContactEmailAsTyped> = nullable(text(/./su))

export const ContactPhoneAsTypedReader: Tolerant<ContactPhoneAsTyped> = object({
  number: text(/./su),
  phoneType: optional(ContactPhoneTypeReader),
})

export const NewContactReader: Tolerant<NewContact> = object({
  firstName: text(/./su),
  lastName: text(/./su),
  contactType: ContactTypeReader,
  email: optional(ContactEmailAsTypedReader),
  phones: optional(rows(ContactPhoneAsTypedReader)),
})

export const ContactChangeReader: Tolerant<ContactChange> = object({
  firstName: optional(text(/./su)),
  lastName: optional(text(/./su)),
  email: optional(ContactEmailAsTypedReader),
  phones: optional(rows(ContactPhoneAsTypedReader)),
})
