// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { mutationOf, queryOf, type MutationOperation, type QueryOperation } from './operation.ts'

/** The hook of an operation that reads; it takes what `useQuery` takes, but for what the contract decides. What the caller expects never becomes the type of the answer. */
/* @__NO_SIDE_EFFECTS__ */ export const queryHook =
  <Problem extends Error, Client, Params, Data>(operation: QueryOperation<Client, Params, Data>, useClient: () => Client) =>
  <Shown = Data>(params: Params, options?: Omit<UseQueryOptions<Data, Problem, Shown, readonly [string, Params]>, 'queryKey' | 'queryFn'>): UseQueryResult<NoInfer<Shown>, Problem> =>
    useQuery<Data, Problem, Shown, readonly [string, Params]>({ ...options, ...queryOf(operation, useClient(), params) })

/** The hook of an operation that changes something; it takes what `useMutation` takes, but for what the contract decides. */
/* @__NO_SIDE_EFFECTS__ */ export const mutationHook =
  <Problem extends Error, Client, Params, Data>(operation: MutationOperation<Client, Params, Data>, useClient: () => Client) =>
  (options?: Omit<UseMutationOptions<Data, Problem, Params>, 'mutationKey' | 'mutationFn'>): UseMutationResult<Data, Problem, Params> =>
    useMutation<Data, Problem, Params>({ ...options, ...mutationOf(operation, useClient()) })
