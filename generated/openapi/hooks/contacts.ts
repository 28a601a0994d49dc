// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListContactsAnswer, AddContactParams, AddContactAnswer, DeleteContactParams, DeleteContactAnswer, UpdateContactParams, UpdateContactAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listContactsQuery, addContactMutation, deleteContactMutation, updateContactMutation } from '../queries.ts'

/** List the people whom the member named, in the order in which they were added. */
export const useListContacts = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, ListContactsAnswer>(listContactsQuery, usePortalClient)

/** Add a contact. */
export const useAddContact = mutationHook<ApiProblem, PortalClient, AddContactParams, AddContactAnswer>(addContactMutation, usePortalClient)

/** Delete a contact. */
export const useDeleteContact = mutationHook<ApiProblem, PortalClient, DeleteContactParams, DeleteContactAnswer>(deleteContactMutation, usePortalClient)

/** Change a contact. */
export const useUpdateContact = mutationHook<ApiProblem, PortalClient, UpdateContactParams, UpdateContactAnswer>(updateContactMutation, usePortalClient)
