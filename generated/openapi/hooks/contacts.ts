// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListContactsAnswer,
  AddContactParams,
  AddContactAnswer,
  DeleteContactParams,
  DeleteContactAnswer,
  UpdateContactParams,
  UpdateContactAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listContactsOptions,
  addContactMutation,
  deleteContactMutation,
  updateContactMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** List the people whom the member named, in the order in which they were added. */
export const useListContacts = <Data = ListContactsAnswer>(options?: Asking<ListContactsAnswer, Data, readonly ['listContacts']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListContactsAnswer, ApiProblem, Data, readonly ['listContacts']>({ ...options, ...listContactsOptions(usePortalClient()) })

/** Add a contact. */
export const useAddContact = (options?: Changing<AddContactAnswer, AddContactParams>): UseMutationResult<AddContactAnswer, ApiProblem, AddContactParams> =>
  useMutation<AddContactAnswer, ApiProblem, AddContactParams>({ ...options, ...addContactMutation(usePortalClient()) })

/** Delete a contact. */
export const useDeleteContact = (options?: Changing<DeleteContactAnswer, DeleteContactParams>): UseMutationResult<DeleteContactAnswer, ApiProblem, DeleteContactParams> =>
  useMutation<DeleteContactAnswer, ApiProblem, DeleteContactParams>({ ...options, ...deleteContactMutation(usePortalClient()) })

/** Change a contact. */
export const useUpdateContact = (options?: Changing<UpdateContactAnswer, UpdateContactParams>): UseMutationResult<UpdateContactAnswer, ApiProblem, UpdateContactParams> =>
  useMutation<UpdateContactAnswer, ApiProblem, UpdateContactParams>({ ...options, ...updateContactMutation(usePortalClient()) })
