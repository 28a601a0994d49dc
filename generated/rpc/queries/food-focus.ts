// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  chooseFoodFocus,
  endFoodFocus,
  listFoodFocuses,
  listFoodInsights,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { ChooseFoodFocusRequestJson, ChooseFoodFocusResponseJson, EndFoodFocusRequestJson, EndFoodFocusResponseJson, ListFoodFocusesRequestJson, ListFoodFocusesResponseJson, ListFoodInsightsRequestJson, ListFoodInsightsResponseJson } from '../portal/food_focus/v1/food_focus_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus`. */
export const chooseFoodFocusMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['chooseFoodFocus'] as const,
  mutationFn: (request: ChooseFoodFocusRequestJson): Promise<ChooseFoodFocusResponseJson> => chooseFoodFocus(client, request, init),
})

/** Mutation options of `/portal.food_focus.v1.FoodFocusService/EndFoodFocus`. */
export const endFoodFocusMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['endFoodFocus'] as const,
  mutationFn: (request: EndFoodFocusRequestJson): Promise<EndFoodFocusResponseJson> => endFoodFocus(client, request, init),
})

/** Key of `listFoodFocuses`: the RPC and its request. */
export const listFoodFocusesKey = (request: ListFoodFocusesRequestJson = {}) => ['listFoodFocuses', request] as const

/** Query options of `/portal.food_focus.v1.FoodFocusService/ListFoodFocuses`. */
export const listFoodFocusesOptions = (client: RpcClient, request: ListFoodFocusesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFoodFocusesKey(request) as DataTag<readonly ['listFoodFocuses', ListFoodFocusesRequestJson], ListFoodFocusesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFoodFocuses(client, request, { ...init, signal }),
})

/** Key of `listFoodInsights`: the RPC and its request. */
export const listFoodInsightsKey = (request: ListFoodInsightsRequestJson = {}) => ['listFoodInsights', request] as const

/** Query options of `/portal.food_focus.v1.FoodFocusService/ListFoodInsights`. */
export const listFoodInsightsOptions = (client: RpcClient, request: ListFoodInsightsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFoodInsightsKey(request) as DataTag<readonly ['listFoodInsights', ListFoodInsightsRequestJson], ListFoodInsightsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFoodInsights(client, request, { ...init, signal }),
})
