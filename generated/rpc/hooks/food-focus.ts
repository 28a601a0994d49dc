// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { ChooseFoodFocusRequestJson, EndFoodFocusRequestJson, ListFoodFocusesRequestJson, ListFoodInsightsRequestJson } from '../portal/food_focus/v1/food_focus_pb.js'
import type { ChooseFoodFocusResponse, EndFoodFocusResponse, ListFoodFocusesResponse, ListFoodInsightsResponse } from '../../schemas/rpc/food-focus.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { chooseFoodFocusMutation, endFoodFocusMutation, listFoodFocusesQuery, listFoodInsightsQuery } from '../queries.ts'

/** RPC `/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus`. */
export const useChooseFoodFocus = mutationHook<RpcProblem, RpcClient, ChooseFoodFocusRequestJson, ChooseFoodFocusResponse>(chooseFoodFocusMutation, useRpcClient)

/** RPC `/portal.food_focus.v1.FoodFocusService/EndFoodFocus`. */
export const useEndFoodFocus = mutationHook<RpcProblem, RpcClient, EndFoodFocusRequestJson, EndFoodFocusResponse>(endFoodFocusMutation, useRpcClient)

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodFocuses`. */
export const useListFoodFocuses = queryHook<RpcProblem, RpcClient, ListFoodFocusesRequestJson, ListFoodFocusesResponse>(listFoodFocusesQuery, useRpcClient)

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodInsights`. */
export const useListFoodInsights = queryHook<RpcProblem, RpcClient, ListFoodInsightsRequestJson, ListFoodInsightsResponse>(listFoodInsightsQuery, useRpcClient)
