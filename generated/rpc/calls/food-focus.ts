// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { ChooseFoodFocusRequestJson, EndFoodFocusRequestJson, ListFoodFocusesRequestJson, ListFoodInsightsRequestJson } from '../portal/food_focus/v1/food_focus_pb.js'
import { readChooseFoodFocusResponse, type ChooseFoodFocusResponse, readEndFoodFocusResponse, type EndFoodFocusResponse, readListFoodFocusesResponse, type ListFoodFocusesResponse, readListFoodInsightsResponse, type ListFoodInsightsResponse } from '../../schemas/rpc/food-focus.reader.ts'

/**
 * RPC `/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const chooseFoodFocus = (client: RpcClient, request: ChooseFoodFocusRequestJson = {}, init: RpcInit = {}): Promise<ChooseFoodFocusResponse> =>
  readRpc(client, 'chooseFoodFocus', readChooseFoodFocusResponse, '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus', request, init)

/**
 * RPC `/portal.food_focus.v1.FoodFocusService/EndFoodFocus`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const endFoodFocus = (client: RpcClient, request: EndFoodFocusRequestJson = {}, init: RpcInit = {}): Promise<EndFoodFocusResponse> =>
  readRpc(client, 'endFoodFocus', readEndFoodFocusResponse, '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/EndFoodFocus', request, init)

/**
 * RPC `/portal.food_focus.v1.FoodFocusService/ListFoodFocuses`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listFoodFocuses = (client: RpcClient, request: ListFoodFocusesRequestJson = {}, init: RpcInit = {}): Promise<ListFoodFocusesResponse> =>
  readRpc(client, 'listFoodFocuses', readListFoodFocusesResponse, '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodFocuses', request, init)

/**
 * RPC `/portal.food_focus.v1.FoodFocusService/ListFoodInsights`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listFoodInsights = (client: RpcClient, request: ListFoodInsightsRequestJson = {}, init: RpcInit = {}): Promise<ListFoodInsightsResponse> =>
  readRpc(client, 'listFoodInsights', readListFoodInsightsResponse, '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodInsights', request, init)
