// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { addFoodEntry, changeFoodEntry, deleteFoodEntry, getFoodEntry, listFoodEntries, listFoodLogDays, listUsualFoods, searchFoods, setFavoriteFood } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { AddFoodEntryRequestJson, ChangeFoodEntryRequestJson, DeleteFoodEntryRequestJson, GetFoodEntryRequestJson, ListFoodEntriesRequestJson, ListFoodLogDaysRequestJson, ListUsualFoodsRequestJson, SearchFoodsRequestJson, SetFavoriteFoodRequestJson } from '../portal/food_log/v1/food_log_pb.js'
import type { AddFoodEntryResponse, ChangeFoodEntryResponse, DeleteFoodEntryResponse, GetFoodEntryResponse, ListFoodEntriesResponse, ListFoodLogDaysResponse, ListUsualFoodsResponse, SearchFoodsResponse, SetFavoriteFoodResponse } from '../../schemas/rpc/food-log.reader.ts'

/** RPC `/portal.food_log.v1.FoodLogService/AddFoodEntry`. */
export const addFoodEntryMutation: MutationOperation<RpcClient, AddFoodEntryRequestJson, AddFoodEntryResponse> = { id: 'addFoodEntry', run: addFoodEntry, invalidates: ['listFoodEntries', 'listFoodLogDays', 'listFoodInsights', 'listFoodFocuses', 'listUsualFoods', 'listUserTasks'] }

/** RPC `/portal.food_log.v1.FoodLogService/ChangeFoodEntry`. */
export const changeFoodEntryMutation: MutationOperation<RpcClient, ChangeFoodEntryRequestJson, ChangeFoodEntryResponse> = { id: 'changeFoodEntry', run: changeFoodEntry, invalidates: ['listFoodEntries', 'listFoodLogDays', 'getFoodEntry', 'listFoodInsights', 'listFoodFocuses', 'listUsualFoods'] }

/** RPC `/portal.food_log.v1.FoodLogService/DeleteFoodEntry`. */
export const deleteFoodEntryMutation: MutationOperation<RpcClient, DeleteFoodEntryRequestJson, DeleteFoodEntryResponse> = { id: 'deleteFoodEntry', run: deleteFoodEntry, invalidates: ['listFoodEntries', 'listFoodLogDays', 'listFoodInsights', 'listFoodFocuses', 'listUsualFoods'] }

/** RPC `/portal.food_log.v1.FoodLogService/GetFoodEntry`. */
export const getFoodEntryQuery: QueryOperation<RpcClient, GetFoodEntryRequestJson, GetFoodEntryResponse> = { id: 'getFoodEntry', run: getFoodEntry }

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodEntries`. */
export const listFoodEntriesQuery: QueryOperation<RpcClient, ListFoodEntriesRequestJson, ListFoodEntriesResponse> = { id: 'listFoodEntries', run: listFoodEntries }

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodLogDays`. */
export const listFoodLogDaysQuery: QueryOperation<RpcClient, ListFoodLogDaysRequestJson, ListFoodLogDaysResponse> = { id: 'listFoodLogDays', run: listFoodLogDays }

/** RPC `/portal.food_log.v1.FoodLogService/ListUsualFoods`. */
export const listUsualFoodsQuery: QueryOperation<RpcClient, ListUsualFoodsRequestJson, ListUsualFoodsResponse> = { id: 'listUsualFoods', run: listUsualFoods }

/** RPC `/portal.food_log.v1.FoodLogService/SearchFoods`. */
export const searchFoodsQuery: QueryOperation<RpcClient, SearchFoodsRequestJson, SearchFoodsResponse> = { id: 'searchFoods', run: searchFoods }

/** RPC `/portal.food_log.v1.FoodLogService/SetFavoriteFood`. */
export const setFavoriteFoodMutation: MutationOperation<RpcClient, SetFavoriteFoodRequestJson, SetFavoriteFoodResponse> = { id: 'setFavoriteFood', run: setFavoriteFood, invalidates: ['listUsualFoods', 'searchFoods'] }
