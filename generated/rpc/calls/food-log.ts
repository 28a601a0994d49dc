// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import { keyed } from '../../safe-write.ts'
import type { AddFoodEntryRequestJson, AddFoodEntryResponseJson, ChangeFoodEntryRequestJson, ChangeFoodEntryResponseJson, DeleteFoodEntryRequestJson, DeleteFoodEntryResponseJson, GetFoodEntryRequestJson, GetFoodEntryResponseJson, ListFoodEntriesRequestJson, ListFoodEntriesResponseJson, ListFoodLogDaysRequestJson, ListFoodLogDaysResponseJson, ListUsualFoodsRequestJson, ListUsualFoodsResponseJson, SearchFoodsRequestJson, SearchFoodsResponseJson, SetFavoriteFoodRequestJson, SetFavoriteFoodResponseJson } from '../portal/food_log/v1/food_log_pb.js'

/** RPC `/portal.food_log.v1.FoodLogService/AddFoodEntry`, in the JSON form of its messages. Throws `RpcProblem`. */
export const addFoodEntry = (client: RpcClient, request: AddFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<AddFoodEntryResponseJson> =>
  keyed('addFoodEntry', request, init, (init) => askRpc(client, 'addFoodEntry', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/AddFoodEntry', request, init))

/** RPC `/portal.food_log.v1.FoodLogService/ChangeFoodEntry`, in the JSON form of its messages. Throws `RpcProblem`. */
export const changeFoodEntry = (client: RpcClient, request: ChangeFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<ChangeFoodEntryResponseJson> =>
  askRpc(client, 'changeFoodEntry', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ChangeFoodEntry', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/DeleteFoodEntry`, in the JSON form of its messages. Throws `RpcProblem`. */
export const deleteFoodEntry = (client: RpcClient, request: DeleteFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<DeleteFoodEntryResponseJson> =>
  askRpc(client, 'deleteFoodEntry', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/DeleteFoodEntry', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/GetFoodEntry`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getFoodEntry = (client: RpcClient, request: GetFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<GetFoodEntryResponseJson> =>
  askRpc(client, 'getFoodEntry', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/GetFoodEntry', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodEntries`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFoodEntries = (client: RpcClient, request: ListFoodEntriesRequestJson = {}, init: RpcInit = {}): Promise<ListFoodEntriesResponseJson> =>
  askRpc(client, 'listFoodEntries', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodEntries', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodLogDays`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFoodLogDays = (client: RpcClient, request: ListFoodLogDaysRequestJson = {}, init: RpcInit = {}): Promise<ListFoodLogDaysResponseJson> =>
  askRpc(client, 'listFoodLogDays', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodLogDays', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/ListUsualFoods`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listUsualFoods = (client: RpcClient, request: ListUsualFoodsRequestJson = {}, init: RpcInit = {}): Promise<ListUsualFoodsResponseJson> =>
  askRpc(client, 'listUsualFoods', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListUsualFoods', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/SearchFoods`, in the JSON form of its messages. Throws `RpcProblem`. */
export const searchFoods = (client: RpcClient, request: SearchFoodsRequestJson = {}, init: RpcInit = {}): Promise<SearchFoodsResponseJson> =>
  askRpc(client, 'searchFoods', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SearchFoods', request, init)

/** RPC `/portal.food_log.v1.FoodLogService/SetFavoriteFood`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setFavoriteFood = (client: RpcClient, request: SetFavoriteFoodRequestJson = {}, init: RpcInit = {}): Promise<SetFavoriteFoodResponseJson> =>
  askRpc(client, 'setFavoriteFood', '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SetFavoriteFood', request, init)
