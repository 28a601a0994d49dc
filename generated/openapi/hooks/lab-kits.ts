// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListLabKitOrdersAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listLabKitOrdersOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** The lab kits that the member ordered, newest first. */
export const useListLabKitOrders = <Data = ListLabKitOrdersAnswer>(options?: Asking<ListLabKitOrdersAnswer, Data, readonly ['listLabKitOrders']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListLabKitOrdersAnswer, ApiProblem, Data, readonly ['listLabKitOrders']>({ ...options, ...listLabKitOrdersOptions(usePortalClient()) })
