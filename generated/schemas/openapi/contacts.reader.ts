// Written by `npm run generate` from contracts/. Do not edit.
import { formats, nullable, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'

/** Opaque id of a contact, the server's own. */
export type ContactId = Flavor<'ContactId'>

/** FA is family and friends, who can be told of readings (2§3); EC is for emergencies (decided). */
export type ContactType = 'FA' | 'EC' | Unknown

/** MO is mobile, HO is home; mobile where it is not said (2§3). */
export type ContactPhoneType = 'MO' | 'HO' | Unknown

export type ContactPhone = {
  /** The digits of a US number; any other begins with a plus sign and the prefix of its country. */
  readonly number: string
  readonly phoneType?: ContactPhoneType
}

/** Somebody whom the member named. */
export type Contact = {
  readonly id: ContactId
  readonly firstName: string
  readonly lastName: string
  readonly contactType: ContactType
  /** Null when not told. */
  readonly email: string | null
  readonly phones: Rows<ContactPhone>
}

export type Contacts = {
  readonly contacts: Rows<Contact>
}

/** Null: none. The rule of 2§5 judges its form (422). */
export type ContactEmailAsTyped = string | null

export type ContactPhoneAsTyped = {
  /** A US number in any of the spellings of 2§5, or one with a plus sign and the prefix of its country. */
  readonly number: string
  readonly phoneType?: ContactPhoneType
}

export type NewContact = {
  readonly firstName: string
  readonly lastName: string
  readonly contactType: ContactType
  readonly email?: ContactEmailAsTyped
  readonly phones?: Rows<ContactPhoneAsTyped>
}

/** What is to change; `phones` takes the place of all that there were. */
export type ContactChange = {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: ContactEmailAsTyped
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
  phoneType: [readContactPhoneType],
})

/** Reads `Contact` as a server sends it. */
export const readContact: Reader<Contact> = object<Contact>({
  id: readContactId,
  firstName: text(/./su),
  lastName: text(/./su),
  contactType: readContactType,
  email: nullable(formats.email),
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
