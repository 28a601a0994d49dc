// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { mutationOf, queryOf, type MutationOperation, type QueryOperation } from './operation.ts'

/** Creates the hook of a reading operation. It takes the options of `useQuery` that the contract does not set. The expected type never becomes the type of the response. */
/* @__NO_SIDE_EFFECTS__ */ export const queryHook =
  <Problem extends Error, Client, Params, Data>(operation: QueryOperation<Client, Params, Data>, useClient: () => Client) =>
  <Shown = Data>(params: Params, options?: Omit<UseQueryOptions<Data, Problem, Shown, readonly [string, Params]>, 'queryKey' | 'queryFn'>): UseQueryResult<NoInfer<Shown>, Problem> =>
    useQuery<Data, Problem, Shown, readonly [string, Params]>({ ...options, ...queryOf(operation, useClient(), params) })

/** Creates the hook of a writing operation. It takes the options of `useMutation` that the contract does not set. */
/* @__NO_SIDE_EFFECTS__ */ export const mutationHook =
  <Problem extends Error, Client, Params, Data>(operation: MutationOperation<Client, Params, Data>, useClient: () => Client) =>
  (options?: Omit<UseMutationOptions<Data, Problem, Params>, 'mutationKey' | 'mutationFn'>): UseMutationResult<Data, Problem, Params> =>
    useMutation<Data, Problem, Params>({ ...options, ...mutationOf(operation, useClient()) })
