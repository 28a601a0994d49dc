// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListSupplyOrdersParams,
  ListSupplyOrdersAnswer,
  PlaceSupplyOrderParams,
  PlaceSupplyOrderAnswer,
  GetStripSupplyAnswer,
  SaveStripsRemainingParams,
  SaveStripsRemainingAnswer,
  GetStripEligibilityAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listSupplyOrdersOptions,
  placeSupplyOrderMutation,
  getStripSupplyOptions,
  saveStripsRemainingMutation,
  getStripEligibilityOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** List the member's orders of supplies, newest first. */
export const useListSupplyOrders = <Data = ListSupplyOrdersAnswer>(params: ListSupplyOrdersParams = {}, options?: Asking<ListSupplyOrdersAnswer, Data, readonly ['listSupplyOrders', ListSupplyOrdersParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListSupplyOrdersAnswer, ApiProblem, Data, readonly ['listSupplyOrders', ListSupplyOrdersParams]>({ ...options, ...listSupplyOrdersOptions(usePortalClient(), params) })

/** Order supplies. */
export const usePlaceSupplyOrder = (options?: Changing<PlaceSupplyOrderAnswer, PlaceSupplyOrderParams>): UseMutationResult<PlaceSupplyOrderAnswer, ApiProblem, PlaceSupplyOrderParams> =>
  useMutation<PlaceSupplyOrderAnswer, ApiProblem, PlaceSupplyOrderParams>({ ...options, ...placeSupplyOrderMutation(usePortalClient()) })

/** Get how many test strips the member has left. */
export const useGetStripSupply = <Data = GetStripSupplyAnswer>(options?: Asking<GetStripSupplyAnswer, Data, readonly ['getStripSupply']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetStripSupplyAnswer, ApiProblem, Data, readonly ['getStripSupply']>({ ...options, ...getStripSupplyOptions(usePortalClient()) })

/** Save how many test strips are left. */
export const useSaveStripsRemaining = (options?: Changing<SaveStripsRemainingAnswer, SaveStripsRemainingParams>): UseMutationResult<SaveStripsRemainingAnswer, ApiProblem, SaveStripsRemainingParams> =>
  useMutation<SaveStripsRemainingAnswer, ApiProblem, SaveStripsRemainingParams>({ ...options, ...saveStripsRemainingMutation(usePortalClient()) })

/** Get whether the member can order test strips now, and why not. */
export const useGetStripEligibility = <Data = GetStripEligibilityAnswer>(options?: Asking<GetStripEligibilityAnswer, Data, readonly ['getStripEligibility']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetStripEligibilityAnswer, ApiProblem, Data, readonly ['getStripEligibility']>({ ...options, ...getStripEligibilityOptions(usePortalClient()) })
