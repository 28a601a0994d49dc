// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { ChooseFoodFocusRequestJson, ChooseFoodFocusResponseJson, EndFoodFocusRequestJson, EndFoodFocusResponseJson, ListFoodFocusesRequestJson, ListFoodFocusesResponseJson, ListFoodInsightsRequestJson, ListFoodInsightsResponseJson } from '../portal/food_focus/v1/food_focus_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  chooseFoodFocusMutation,
  endFoodFocusMutation,
  listFoodFocusesOptions,
  listFoodInsightsOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus`. */
export const useChooseFoodFocus = (options?: Changing<ChooseFoodFocusResponseJson, ChooseFoodFocusRequestJson>): UseMutationResult<ChooseFoodFocusResponseJson, RpcProblem, ChooseFoodFocusRequestJson> =>
  useMutation<ChooseFoodFocusResponseJson, RpcProblem, ChooseFoodFocusRequestJson>({ ...options, ...chooseFoodFocusMutation(useRpcClient()) })

/** RPC `/portal.food_focus.v1.FoodFocusService/EndFoodFocus`. */
export const useEndFoodFocus = (options?: Changing<EndFoodFocusResponseJson, EndFoodFocusRequestJson>): UseMutationResult<EndFoodFocusResponseJson, RpcProblem, EndFoodFocusRequestJson> =>
  useMutation<EndFoodFocusResponseJson, RpcProblem, EndFoodFocusRequestJson>({ ...options, ...endFoodFocusMutation(useRpcClient()) })

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodFocuses`. */
export const useListFoodFocuses = <Data = ListFoodFocusesResponseJson>(
  request: ListFoodFocusesRequestJson = {},
  options?: Asking<ListFoodFocusesResponseJson, Data, readonly ['listFoodFocuses', ListFoodFocusesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFoodFocusesResponseJson, RpcProblem, Data, readonly ['listFoodFocuses', ListFoodFocusesRequestJson]>({ ...options, ...listFoodFocusesOptions(useRpcClient(), request) })

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodInsights`. */
export const useListFoodInsights = <Data = ListFoodInsightsResponseJson>(
  request: ListFoodInsightsRequestJson = {},
  options?: Asking<ListFoodInsightsResponseJson, Data, readonly ['listFoodInsights', ListFoodInsightsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFoodInsightsResponseJson, RpcProblem, Data, readonly ['listFoodInsights', ListFoodInsightsRequestJson]>({ ...options, ...listFoodInsightsOptions(useRpcClient(), request) })
