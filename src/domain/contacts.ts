import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { listOf, matching, StoredEmail, text } from './formats.ts'

/** FA is family and friends, who can be told of readings (PROF-006); EC is for emergencies. */
export const contactTypes = ['FA', 'EC'] as const
export const phoneTypes = ['MO', 'HO'] as const

const name = text(1, 100)
/** PROF-002: mobile where it is not said. */
const phoneType = Schema.withDecodingDefaultKey<Schema.Literals<typeof phoneTypes>>(Effect.succeed('MO' as const))(Schema.Literals(phoneTypes))

/** The digits of a US number; any other begins with a plus sign and the prefix of its country. */
export const ContactPhone = Schema.Struct({ number: matching(/^(\+[1-9][0-9]{4,14}|[0-9]{10})$/), phoneType })

/** Somebody whom the member named (2§3). */
export const Contact = Schema.Struct({
  id: matching(/^[A-Za-z0-9_-]{1,64}$/),
  firstName: name,
  lastName: name,
  contactType: Schema.Literals(contactTypes),
  email: Schema.NullOr(StoredEmail),
  phones: listOf(ContactPhone, 5),
})
export type Contact = typeof Contact.Type

/** A number as it is typed; whether it is one is decided by the rules of 2§5. */
const typedPhones = listOf(Schema.Struct({ number: text(1, 30), phoneType }), 5)
const typedEmail = Schema.NullOr(text(1, 254))

export const NewContact = Schema.Struct({
  firstName: name,
  lastName: name,
  contactType: Schema.Literals(contactTypes),
  email: Schema.optionalKey(typedEmail),
  phones: Schema.optionalKey(typedPhones),
})

/** What is to change; `phones` takes the place of all that there were. */
export const ContactChange = Schema.Struct({
  firstName: Schema.optionalKey(name),
  lastName: Schema.optionalKey(name),
  email: Schema.optionalKey(typedEmail),
  phones: Schema.optionalKey(typedPhones),
}).check(Schema.makeFilter(change => Object.keys(change).length > 0))

/** All that a member types of a contact; the kind is settled when she adds it. */
export type ContactDraft = Required<Omit<typeof NewContact.Type, 'contactType'>>

/** What of a draft differs from the contact as it was; null when nothing does. */
export function contactChange(draft: ContactDraft, before: Contact): Partial<ContactDraft> | null {
  const names = (Object.keys(draft) as (keyof ContactDraft)[]).filter(name => JSON.stringify(draft[name]) !== JSON.stringify(before[name]))
  return names.length === 0 ? null : Object.fromEntries(names.map(name => [name, draft[name]]))
}
