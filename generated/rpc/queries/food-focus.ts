// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { chooseFoodFocus, endFoodFocus, listFoodFocuses, listFoodInsights } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { ChooseFoodFocusRequestJson, EndFoodFocusRequestJson, ListFoodFocusesRequestJson, ListFoodInsightsRequestJson } from '../portal/food_focus/v1/food_focus_pb.js'
import type { ChooseFoodFocusResponse, EndFoodFocusResponse, ListFoodFocusesResponse, ListFoodInsightsResponse } from '../../schemas/rpc/food-focus.reader.ts'

/** RPC `/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus`. */
export const chooseFoodFocusMutation: MutationOperation<RpcClient, ChooseFoodFocusRequestJson, ChooseFoodFocusResponse> = { id: 'chooseFoodFocus', run: chooseFoodFocus, invalidates: ['listFoodFocuses', 'listUserTasks'] }

/** RPC `/portal.food_focus.v1.FoodFocusService/EndFoodFocus`. */
export const endFoodFocusMutation: MutationOperation<RpcClient, EndFoodFocusRequestJson, EndFoodFocusResponse> = { id: 'endFoodFocus', run: endFoodFocus, invalidates: ['listFoodFocuses'] }

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodFocuses`. */
export const listFoodFocusesQuery: QueryOperation<RpcClient, ListFoodFocusesRequestJson, ListFoodFocusesResponse> = { id: 'listFoodFocuses', run: listFoodFocuses }

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodInsights`. */
export const listFoodInsightsQuery: QueryOperation<RpcClient, ListFoodInsightsRequestJson, ListFoodInsightsResponse> = { id: 'listFoodInsights', run: listFoodInsights }
