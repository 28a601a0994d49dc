// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { ChooseFoodFocusRequestJson, ChooseFoodFocusResponseJson, EndFoodFocusRequestJson, EndFoodFocusResponseJson, ListFoodFocusesRequestJson, ListFoodFocusesResponseJson, ListFoodInsightsRequestJson, ListFoodInsightsResponseJson } from '../portal/food_focus/v1/food_focus_pb.js'

/** RPC `/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus`, in the JSON form of its messages. Throws `RpcProblem`. */
export const chooseFoodFocus = (client: RpcClient, request: ChooseFoodFocusRequestJson = {}, init: RpcInit = {}): Promise<ChooseFoodFocusResponseJson> =>
  askRpc(client, 'chooseFoodFocus', '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus', request, init)

/** RPC `/portal.food_focus.v1.FoodFocusService/EndFoodFocus`, in the JSON form of its messages. Throws `RpcProblem`. */
export const endFoodFocus = (client: RpcClient, request: EndFoodFocusRequestJson = {}, init: RpcInit = {}): Promise<EndFoodFocusResponseJson> =>
  askRpc(client, 'endFoodFocus', '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/EndFoodFocus', request, init)

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodFocuses`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFoodFocuses = (client: RpcClient, request: ListFoodFocusesRequestJson = {}, init: RpcInit = {}): Promise<ListFoodFocusesResponseJson> =>
  askRpc(client, 'listFoodFocuses', '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodFocuses', request, init)

/** RPC `/portal.food_focus.v1.FoodFocusService/ListFoodInsights`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFoodInsights = (client: RpcClient, request: ListFoodInsightsRequestJson = {}, init: RpcInit = {}): Promise<ListFoodInsightsResponseJson> =>
  askRpc(client, 'listFoodInsights', '/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodInsights', request, init)
