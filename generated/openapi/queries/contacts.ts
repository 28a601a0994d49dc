// Written by `npm run generate` from contracts/. Do not edit.
import {
  listContacts,
  type ListContactsAnswer,
  addContact,
  type AddContactParams,
  type AddContactAnswer,
  deleteContact,
  type DeleteContactParams,
  type DeleteContactAnswer,
  updateContact,
  type UpdateContactParams,
  type UpdateContactAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `listContacts`: the operation and what it was asked; `['listContacts']` alone matches every asking. */
export const listContactsKey = () => ['listContacts'] as const

/** List the people whom the member named, in the order in which they were added. */
export const listContactsOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['listContacts'], ListContactsAnswer> => ({
  queryKey: tagged<ListContactsAnswer, readonly ['listContacts']>(listContactsKey()),
  queryFn: ({ signal }) => listContacts(client, { ...init, signal }),
})

/** Add a contact. */
export const addContactMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<AddContactParams, AddContactAnswer> => ({
  mutationKey: ['addContact'],
  mutationFn: (params) => addContact(client, params, init),
})

/** Delete a contact. */
export const deleteContactMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<DeleteContactParams, DeleteContactAnswer> => ({
  mutationKey: ['deleteContact'],
  mutationFn: (params) => deleteContact(client, params, init),
})

/** Change a contact. */
export const updateContactMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<UpdateContactParams, UpdateContactAnswer> => ({
  mutationKey: ['updateContact'],
  mutationFn: (params) => updateContact(client, params, init),
})
