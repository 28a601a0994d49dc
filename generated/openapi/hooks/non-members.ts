// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListLabKitOrdersAnswer,
  OrderLabKitParams,
  OrderLabKitAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listLabKitOrdersOptions,
  orderLabKitMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** List the lab kits that the member ordered, newest first. */
export const useListLabKitOrders = <Data = ListLabKitOrdersAnswer>(options?: Asking<ListLabKitOrdersAnswer, Data, readonly ['listLabKitOrders']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListLabKitOrdersAnswer, ApiProblem, Data, readonly ['listLabKitOrders']>({ ...options, ...listLabKitOrdersOptions(usePortalClient()) })

/** Order a lab kit for a person who is not a member. */
export const useOrderLabKit = (options?: Changing<OrderLabKitAnswer, OrderLabKitParams>): UseMutationResult<OrderLabKitAnswer, ApiProblem, OrderLabKitParams> =>
  useMutation<OrderLabKitAnswer, ApiProblem, OrderLabKitParams>({ ...options, ...orderLabKitMutation(usePortalClient()) })
