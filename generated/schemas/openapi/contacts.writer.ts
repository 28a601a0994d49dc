// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { atLeast, formats, lengthBetween, list, matching, text } from '../write.ts'

/** Opaque id of a contact; the server assigns it. */
export const ContactId = matching(/^[A-Za-z0-9_\-]+$/u, 1, 64)
export type ContactId = typeof ContactId.Type

/** What the contact is for. */
export const ContactType = Schema.Literals(['FA', 'EC'])
export type ContactType = typeof ContactType.Type

/** Kind of a contact's phone number; mobile when absent. */
export const ContactPhoneType = Schema.Literals(['MO', 'HO'])
export type ContactPhoneType = typeof ContactPhoneType.Type

/** A phone number of a contact as the server keeps it. */
export const ContactPhone = Schema.Struct({
  /** The ten digits of a US number; any other begins with a plus sign and its country prefix. */
  number: matching(/^(\+[1-9][0-9]{4,14}|[0-9]{10})$/u),
  /** Kind of the number; mobile when absent. */
  phoneType: Schema.optionalKey(ContactPhoneType),
})
export type ContactPhone = typeof ContactPhone.Type

/** A person whom the member named. */
export const Contact = Schema.Struct({
  /** Id of the contact. */
  id: ContactId,
  /** The contact's given name. */
  firstName: text(1, 100),
  /** The contact's family name. */
  lastName: text(1, 100),
  /** What the contact is for. */
  contactType: ContactType,
  /** The contact's email address; null when the member gave none. */
  email: Schema.NullOr(formats.email.check(lengthBetween(0, 254))),
  /** The contact's phone numbers; empty when the member gave none. */
  phones: list(ContactPhone, 0, 5),
})
export type Contact = typeof Contact.Type

/** The people whom the member named. */
export const Contacts = Schema.Struct({
  /** In the order in which they were added. */
  contacts: list(Contact, 0, 20),
})
export type Contacts = typeof Contacts.Type

/** Email address of a contact as typed; null for none. A wrong form is answered 422, so this schema sets no format. */
export const ContactEmailAsTyped = Schema.NullOr(text(1, 254))
export type ContactEmailAsTyped = typeof ContactEmailAsTyped.Type

/** A phone number of a contact as the member typed it. */
export const ContactPhoneAsTyped = Schema.Struct({
  /** A US number with or without separators, or one with a plus sign and its country prefix. */
  number: text(1, 30),
  /** Kind of the number; mobile when absent. */
  phoneType: Schema.optionalKey(ContactPhoneType),
})
export type ContactPhoneAsTyped = typeof ContactPhoneAsTyped.Type

/** A person whom the member names. */
export const NewContact = Schema.Struct({
  /** The contact's given name; letters, digits, spaces, hyphens, apostrophes and periods. */
  firstName: text(1, 100),
  /** The contact's family name, under the rules of `firstName`. */
  lastName: text(1, 100),
  /** What the contact is for. */
  contactType: ContactType,
  /** The contact's email address; none when absent. */
  email: Schema.optionalKey(ContactEmailAsTyped),
  /** The contact's phone numbers; none when absent. */
  phones: Schema.optionalKey(list(ContactPhoneAsTyped, 0, 5)),
})
export type NewContact = typeof NewContact.Type

/** What to change of a contact; fields left out keep their values. */
export const ContactChange = Schema.Struct({
  /** The contact's new given name. */
  firstName: Schema.optionalKey(text(1, 100)),
  /** The contact's new family name. */
  lastName: Schema.optionalKey(text(1, 100)),
  /** The contact's new email address; null removes it. */
  email: Schema.optionalKey(ContactEmailAsTyped),
  /** The contact's phone numbers, which replace all stored ones. */
  phones: Schema.optionalKey(list(ContactPhoneAsTyped, 0, 5)),
}).check(atLeast(1))
export type ContactChange = typeof ContactChange.Type
