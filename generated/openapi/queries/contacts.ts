// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { listContacts, addContact, deleteContact, updateContact } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListContactsAnswer, AddContactParams, AddContactAnswer, DeleteContactParams, DeleteContactAnswer, UpdateContactParams, UpdateContactAnswer } from '../calls.ts'

/** List the people whom the member named, in the order in which they were added. */
export const listContactsQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, ListContactsAnswer> = { id: 'listContacts', run: (client, _, init) => listContacts(client, init) }

/** Add a contact. */
export const addContactMutation: MutationOperation<PortalClient, AddContactParams, AddContactAnswer> = { id: 'addContact', run: addContact, invalidates: ['listContacts'] }

/** Delete a contact. */
export const deleteContactMutation: MutationOperation<PortalClient, DeleteContactParams, DeleteContactAnswer> = { id: 'deleteContact', run: deleteContact, invalidates: ['listContacts', 'getBloodSugarAlerts'] }

/** Change a contact. */
export const updateContactMutation: MutationOperation<PortalClient, UpdateContactParams, UpdateContactAnswer> = { id: 'updateContact', run: updateContact, invalidates: ['listContacts', 'getBloodSugarAlerts'] }
