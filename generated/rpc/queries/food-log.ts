// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  addFoodEntry,
  changeFoodEntry,
  deleteFoodEntry,
  getFoodEntry,
  listFoodEntries,
  listFoodLogDays,
  listUsualFoods,
  searchFoods,
  setFavoriteFood,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { AddFoodEntryRequestJson, AddFoodEntryResponseJson, ChangeFoodEntryRequestJson, ChangeFoodEntryResponseJson, DeleteFoodEntryRequestJson, DeleteFoodEntryResponseJson, GetFoodEntryRequestJson, GetFoodEntryResponseJson, ListFoodEntriesRequestJson, ListFoodEntriesResponseJson, ListFoodLogDaysRequestJson, ListFoodLogDaysResponseJson, ListUsualFoodsRequestJson, ListUsualFoodsResponseJson, SearchFoodsRequestJson, SearchFoodsResponseJson, SetFavoriteFoodRequestJson, SetFavoriteFoodResponseJson } from '../portal/food_log/v1/food_log_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.food_log.v1.FoodLogService/AddFoodEntry`. */
export const addFoodEntryMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['addFoodEntry'] as const,
  mutationFn: (request: AddFoodEntryRequestJson): Promise<AddFoodEntryResponseJson> => addFoodEntry(client, request, init),
})

/** Mutation options of `/portal.food_log.v1.FoodLogService/ChangeFoodEntry`. */
export const changeFoodEntryMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['changeFoodEntry'] as const,
  mutationFn: (request: ChangeFoodEntryRequestJson): Promise<ChangeFoodEntryResponseJson> => changeFoodEntry(client, request, init),
})

/** Mutation options of `/portal.food_log.v1.FoodLogService/DeleteFoodEntry`. */
export const deleteFoodEntryMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['deleteFoodEntry'] as const,
  mutationFn: (request: DeleteFoodEntryRequestJson): Promise<DeleteFoodEntryResponseJson> => deleteFoodEntry(client, request, init),
})

/** Key of `getFoodEntry`: the RPC and its request. */
export const getFoodEntryKey = (request: GetFoodEntryRequestJson = {}) => ['getFoodEntry', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/GetFoodEntry`. */
export const getFoodEntryOptions = (client: RpcClient, request: GetFoodEntryRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getFoodEntryKey(request) as DataTag<readonly ['getFoodEntry', GetFoodEntryRequestJson], GetFoodEntryResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getFoodEntry(client, request, { ...init, signal }),
})

/** Key of `listFoodEntries`: the RPC and its request. */
export const listFoodEntriesKey = (request: ListFoodEntriesRequestJson = {}) => ['listFoodEntries', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/ListFoodEntries`. */
export const listFoodEntriesOptions = (client: RpcClient, request: ListFoodEntriesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFoodEntriesKey(request) as DataTag<readonly ['listFoodEntries', ListFoodEntriesRequestJson], ListFoodEntriesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFoodEntries(client, request, { ...init, signal }),
})

/** Key of `listFoodLogDays`: the RPC and its request. */
export const listFoodLogDaysKey = (request: ListFoodLogDaysRequestJson = {}) => ['listFoodLogDays', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/ListFoodLogDays`. */
export const listFoodLogDaysOptions = (client: RpcClient, request: ListFoodLogDaysRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFoodLogDaysKey(request) as DataTag<readonly ['listFoodLogDays', ListFoodLogDaysRequestJson], ListFoodLogDaysResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFoodLogDays(client, request, { ...init, signal }),
})

/** Key of `listUsualFoods`: the RPC and its request. */
export const listUsualFoodsKey = (request: ListUsualFoodsRequestJson = {}) => ['listUsualFoods', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/ListUsualFoods`. */
export const listUsualFoodsOptions = (client: RpcClient, request: ListUsualFoodsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listUsualFoodsKey(request) as DataTag<readonly ['listUsualFoods', ListUsualFoodsRequestJson], ListUsualFoodsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listUsualFoods(client, request, { ...init, signal }),
})

/** Key of `searchFoods`: the RPC and its request. */
export const searchFoodsKey = (request: SearchFoodsRequestJson = {}) => ['searchFoods', request] as const

/** Query options of `/portal.food_log.v1.FoodLogService/SearchFoods`. */
export const searchFoodsOptions = (client: RpcClient, request: SearchFoodsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: searchFoodsKey(request) as DataTag<readonly ['searchFoods', SearchFoodsRequestJson], SearchFoodsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => searchFoods(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.food_log.v1.FoodLogService/SetFavoriteFood`. */
export const setFavoriteFoodMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setFavoriteFood'] as const,
  mutationFn: (request: SetFavoriteFoodRequestJson): Promise<SetFavoriteFoodResponseJson> => setFavoriteFood(client, request, init),
})
