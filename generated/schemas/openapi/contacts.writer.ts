// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { atLeast, formats, lengthBetween, list, matching, text } from '../write.ts'

/** Opaque id of a contact, the server's own. */
export const ContactId = matching(/^[A-Za-z0-9_\-]+$/u, 1, 64)
export type ContactId = typeof ContactId.Type

/** FA is family and friends, who can be told of readings (2§3); EC is for emergencies (decided). */
export const ContactType = Schema.Literals(['FA', 'EC'])
export type ContactType = typeof ContactType.Type

/** MO is mobile, HO is home; mobile where it is not said (2§3). */
export const ContactPhoneType = Schema.Literals(['MO', 'HO'])
export type ContactPhoneType = typeof ContactPhoneType.Type

export const ContactPhone = Schema.Struct({
  /** The digits of a US number; any other begins with a plus sign and the prefix of its country. */
  number: matching(/^(\+[1-9][0-9]{4,14}|[0-9]{10})$/u),
  phoneType: Schema.optionalKey(ContactPhoneType),
})
export type ContactPhone = typeof ContactPhone.Type

/** Somebody whom the member named. */
export const Contact = Schema.Struct({
  id: ContactId,
  firstName: text(1, 100),
  lastName: text(1, 100),
  contactType: ContactType,
  /** Null when not told. */
  email: Schema.NullOr(formats.email.check(lengthBetween(0, 254))),
  phones: list(ContactPhone, 0, 5),
})
export type Contact = typeof Contact.Type

export const Contacts = Schema.Struct({
  contacts: list(Contact, 0, 20),
})
export type Contacts = typeof Contacts.Type

/** Null: none. The rule of 2§5 judges its form (422). */
export const ContactEmailAsTyped = Schema.NullOr(text(1, 254))
export type ContactEmailAsTyped = typeof ContactEmailAsTyped.Type

export const ContactPhoneAsTyped = Schema.Struct({
  /** A US number in any of the spellings of 2§5, or one with a plus sign and the prefix of its country. */
  number: text(1, 30),
  phoneType: Schema.optionalKey(ContactPhoneType),
})
export type ContactPhoneAsTyped = typeof ContactPhoneAsTyped.Type

export const NewContact = Schema.Struct({
  firstName: text(1, 100),
  lastName: text(1, 100),
  contactType: ContactType,
  email: Schema.optionalKey(ContactEmailAsTyped),
  phones: Schema.optionalKey(list(ContactPhoneAsTyped, 0, 5)),
})
export type NewContact = typeof NewContact.Type

/** What is to change; `phones` takes the place of all that there were. */
export const ContactChange = Schema.Struct({
  firstName: Schema.optionalKey(text(1, 100)),
  lastName: Schema.optionalKey(text(1, 100)),
  email: Schema.optionalKey(ContactEmailAsTyped),
  phones: Schema.optionalKey(list(ContactPhoneAsTyped, 0, 5)),
}).check(atLeast(1))
export type ContactChange = typeof ContactChange.Type
