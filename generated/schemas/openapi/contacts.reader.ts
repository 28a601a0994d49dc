// Written by `npm run generate` from contracts/. Do not edit.
import { formats, nullable, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

/** Opaque id of a contact; the server assigns it. */
export type ContactId = Flavor<'ContactId'>

/** What the contact is for. */
export type ContactType = 'FA' | 'EC' | Unknown

/** Kind of a contact's phone number; mobile when absent. */
export type ContactPhoneType = 'MO' | 'HO' | Unknown

/** A phone number of a contact as the server keeps it. */
export type ContactPhone = {
  /** The ten digits of a US number; any other begins with a plus sign and its country prefix. */
  readonly number: string
  /** Kind of the number; mobile when absent. */
  readonly phoneType?: ContactPhoneType | Unreadable
}

/** A person whom the member named. */
export type Contact = {
  /** Id of the contact. */
  readonly id: ContactId
  /** The contact's given name. */
  readonly firstName: string
  /** The contact's family name. */
  readonly lastName: string
  /** What the contact is for. */
  readonly contactType: ContactType
  /** The contact's email address; null when the member gave none. */
  readonly email: string | Unreadable | null
  /** The contact's phone numbers; empty when the member gave none. */
  readonly phones: Rows<ContactPhone>
}

/** The people whom the member named. */
export type Contacts = {
  /** In the order in which they were added. */
  readonly contacts: Rows<Contact>
}

/** Email address of a contact as typed; null for none. A wrong form is answered 422, so this schema sets no format. */
export type ContactEmailAsTyped = string | null

/** A phone number of a contact as the member typed it. */
export type ContactPhoneAsTyped = {
  /** A US number with or without separators, or one with a plus sign and its country prefix. */
  readonly number: string
  /** Kind of the number; mobile when absent. */
  readonly phoneType?: ContactPhoneType
}

/** A person whom the member names. */
export type NewContact = {
  /** The contact's given name; letters, digits, spaces, hyphens, apostrophes and periods. */
  readonly firstName: string
  /** The contact's family name, under the rules of `firstName`. */
  readonly lastName: string
  /** What the contact is for. */
  readonly contactType: ContactType
  /** The contact's email address; none when absent. */
  readonly email?: ContactEmailAsTyped
  /** The contact's phone numbers; none when absent. */
  readonly phones?: Rows<ContactPhoneAsTyped>
}

/** What to change of a contact; fields left out keep their values. */
export type ContactChange = {
  /** The contact's new given name. */
  readonly firstName?: string
  /** The contact's new family name. */
  readonly lastName?: string
  /** The contact's new email address; null removes it. */
  readonly email?: ContactEmailAsTyped
  /** The contact's phone numbers, which replace all stored ones. */
  readonly phones?: Rows<ContactPhoneAsTyped>
}

const pattern = text(/^[A-Za-z0-9_\-]+$/u)
const pattern2 = text(/^(\+[1-9][0-9]{4,14}|[0-9]{10})$/u)

/** Reads `ContactId` as a server sends it. */
export const readContactId: Reader<ContactId> = pattern

/** Reads `ContactType` as a server sends it. */
export const readContactType: Reader<ContactType> = words('FA', 'EC')

/** Reads `ContactPhoneType` as a server sends it. */
export const readContactPhoneType: Reader<ContactPhoneType> = words('MO', 'HO')

/** Reads `ContactPhone` as a server sends it. */
export const readContactPhone: Reader<ContactPhone> = object<ContactPhone>({
  number: pattern2,
  phoneType: [orUnreadable(readContactPhoneType)],
})

/** Reads `Contact` as a server sends it. */
export const readContact: Reader<Contact> = object<Contact>({
  id: readContactId,
  firstName: text(/./su),
  lastName: text(/./su),
  contactType: readContactType,
  email: nullable(orUnreadable(formats.email)),
  phones: rows(readContactPhone),
})

/** Reads `Contacts` as a server sends it. */
export const readContacts: Reader<Contacts> = object<Contacts>({
  contacts: rows(readContact),
})

/** Reads `ContactEmailAsTyped` as a server sends it. */
export const readContactEmailAsTyped: Reader<ContactEmailAsTyped> = nullable(text(/./su))

/** Reads `ContactPhoneAsTyped` as a server sends it. */
export const readContactPhoneAsTyped: Reader<ContactPhoneAsTyped> = object<ContactPhoneAsTyped>({
  number: text(/./su),
  phoneType: [readContactPhoneType],
})

/** Reads `NewContact` as a server sends it. */
export const readNewContact: Reader<NewContact> = object<NewContact>({
  firstName: text(/./su),
  lastName: text(/./su),
  contactType: readContactType,
  email: [readContactEmailAsTyped],
  phones: [rows(readContactPhoneAsTyped)],
})

/** Reads `ContactChange` as a server sends it. */
export const readContactChange: Reader<ContactChange> = object<ContactChange>({
  firstName: [text(/./su)],
  lastName: [text(/./su)],
  email: [readContactEmailAsTyped],
  phones: [rows(readContactPhoneAsTyped)],
})
