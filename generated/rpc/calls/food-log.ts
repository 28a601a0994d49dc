// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { allPages } from '../pages.ts'
import { readRpc } from '../read-rpc.ts'
import { keyed } from '../../safe-write.ts'
import type { AddFoodEntryRequestJson, ChangeFoodEntryRequestJson, DeleteFoodEntryRequestJson, GetFoodEntryRequestJson, ListFoodEntriesRequestJson, ListFoodLogDaysRequestJson, ListUsualFoodsRequestJson, SearchFoodsRequestJson, SetFavoriteFoodRequestJson } from '../portal/food_log/v1/food_log_pb.js'
import { readAddFoodEntryResponse, type AddFoodEntryResponse, readChangeFoodEntryResponse, type ChangeFoodEntryResponse, readDeleteFoodEntryResponse, type DeleteFoodEntryResponse, readGetFoodEntryResponse, type GetFoodEntryResponse, readListFoodEntriesResponse, type ListFoodEntriesResponse, readListFoodLogDaysResponse, type ListFoodLogDaysResponse, readListUsualFoodsResponse, type ListUsualFoodsResponse, readSearchFoodsResponse, type SearchFoodsResponse, readSetFavoriteFoodResponse, type SetFavoriteFoodResponse } from '../../schemas/rpc/food-log.reader.ts'

/**
 * RPC `/portal.food_log.v1.FoodLogService/AddFoodEntry`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const addFoodEntry = (client: RpcClient, request: AddFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<AddFoodEntryResponse> =>
  keyed('addFoodEntry', request, init, (init) => readRpc(client, 'addFoodEntry', readAddFoodEntryResponse, '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/AddFoodEntry', request, init))

/**
 * RPC `/portal.food_log.v1.FoodLogService/ChangeFoodEntry`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const changeFoodEntry = (client: RpcClient, request: ChangeFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<ChangeFoodEntryResponse> =>
  readRpc(client, 'changeFoodEntry', readChangeFoodEntryResponse, '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ChangeFoodEntry', request, init)

/**
 * RPC `/portal.food_log.v1.FoodLogService/DeleteFoodEntry`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const deleteFoodEntry = (client: RpcClient, request: DeleteFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<DeleteFoodEntryResponse> =>
  readRpc(client, 'deleteFoodEntry', readDeleteFoodEntryResponse, '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/DeleteFoodEntry', request, init)

/**
 * RPC `/portal.food_log.v1.FoodLogService/GetFoodEntry`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getFoodEntry = (client: RpcClient, request: GetFoodEntryRequestJson = {}, init: RpcInit = {}): Promise<GetFoodEntryResponse> =>
  readRpc(client, 'getFoodEntry', readGetFoodEntryResponse, '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/GetFoodEntry', request, init)

/**
 * RPC `/portal.food_log.v1.FoodLogService/ListFoodEntries`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listFoodEntries = (client: RpcClient, request: ListFoodEntriesRequestJson = {}, init: RpcInit = {}): Promise<ListFoodEntriesResponse> =>
  allPages('listFoodEntries', 'entries', request, (request) => readRpc(client, 'listFoodEntries', readListFoodEntriesResponse, '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodEntries', request, init))

/**
 * RPC `/portal.food_log.v1.FoodLogService/ListFoodLogDays`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listFoodLogDays = (client: RpcClient, request: ListFoodLogDaysRequestJson = {}, init: RpcInit = {}): Promise<ListFoodLogDaysResponse> =>
  readRpc(client, 'listFoodLogDays', readListFoodLogDaysResponse, '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodLogDays', request, init)

/**
 * RPC `/portal.food_log.v1.FoodLogService/ListUsualFoods`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listUsualFoods = (client: RpcClient, request: ListUsualFoodsRequestJson = {}, init: RpcInit = {}): Promise<ListUsualFoodsResponse> =>
  readRpc(client, 'listUsualFoods', readListUsualFoodsResponse, '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListUsualFoods', request, init)

/**
 * RPC `/portal.food_log.v1.FoodLogService/SearchFoods`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const searchFoods = (client: RpcClient, request: SearchFoodsRequestJson = {}, init: RpcInit = {}): Promise<SearchFoodsResponse> =>
  readRpc(client, 'searchFoods', readSearchFoodsResponse, '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SearchFoods', request, init)

/**
 * RPC `/portal.food_log.v1.FoodLogService/SetFavoriteFood`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const setFavoriteFood = (client: RpcClient, request: SetFavoriteFoodRequestJson = {}, init: RpcInit = {}): Promise<SetFavoriteFoodResponse> =>
  readRpc(client, 'setFavoriteFood', readSetFavoriteFoodResponse, '/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SetFavoriteFood', request, init)
