// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { keyed } from '../../safe-write.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readContact, type Contact, readContacts, type Contacts } from '../../schemas/openapi/contacts.reader.ts'

export type ListContactsAnswer = Contacts
/** List the people whom the member named, in the order in which they were added. `GET /v1/users/me/contacts`. Throws `ApiProblem`. */
export const listContacts = (client: PortalClient, init: CallInit = {}): Promise<ListContactsAnswer> =>
  readBody('listContacts', readContacts, answer('listContacts', client.GET('/v1/users/me/contacts', { ...init })))

export type AddContactParams = { body: NonNullable<operations['addContact']['requestBody']>['content']['application/json'] }
export type AddContactAnswer = Contact
/** Add a contact. `POST /v1/users/me/contacts`. Throws `ApiProblem`. */
export const addContact = (client: PortalClient, params: AddContactParams, init: CallInit = {}): Promise<AddContactAnswer> => {
  const { body } = params
  return keyed('addContact', params, init, (init) => readBody('addContact', readContact, answer('addContact', client.POST('/v1/users/me/contacts', { ...init, body }))))
}

export type DeleteContactParams = operations['deleteContact']['parameters']['path']
export type DeleteContactAnswer = undefined
/** Delete a contact. `DELETE /v1/users/me/contacts/{id}`. Throws `ApiProblem`. */
export const deleteContact = (client: PortalClient, params: DeleteContactParams, init: CallInit = {}): Promise<DeleteContactAnswer> => {
  const { id } = params
  return answer('deleteContact', client.DELETE('/v1/users/me/contacts/{id}', { ...init, params: { path: { id } } }))
}

export type UpdateContactParams = operations['updateContact']['parameters']['path'] & NonNullable<operations['updateContact']['parameters']['query']> & { body: NonNullable<operations['updateContact']['requestBody']>['content']['application/json'] }
export type UpdateContactAnswer = Contact
/** Change a contact. `PATCH /v1/users/me/contacts/{id}`. Throws `ApiProblem`. */
export const updateContact = (client: PortalClient, params: UpdateContactParams, init: CallInit = {}): Promise<UpdateContactAnswer> => {
  const { id, body, ...query } = params
  return readBody('updateContact', readContact, answer('updateContact', client.PATCH('/v1/users/me/contacts/{id}', { ...init, params: { path: { id }, query }, body })))
}
