import * as Schema from 'effect/Schema'
import { Contact, type ContactChange, type NewContact } from '#domain/contacts.ts'
import { listOf } from '#domain/formats.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'

type Wire = components['schemas']

export const Contacts = Schema.Struct({ contacts: listOf(Contact, 20) })
export type AcceptsContacts = [
  Accepts<Wire['Contact'], typeof Contact>, Accepts<Wire['Contacts'], typeof Contacts>, Accepts<Wire['NewContact'], typeof NewContact>, Accepts<Wire['ContactChange'], typeof ContactChange>,
]

const decode = decoder('listContacts', Contacts)

/** The people whom the member named, in the order in which they were added. Throws ContractBroken. */
export const contactsOf = (wire: Wire['Contacts']): readonly Contact[] => decode(wire).contacts
/** Somebody who was added. Throws ContractBroken. */
export const addedContact: (wire: Wire['Contact']) => Contact = decoder('addContact', Contact)
/** Somebody as he is now. Throws ContractBroken. */
export const changedContact: (wire: Wire['Contact']) => Contact = decoder('updateContact', Contact)
