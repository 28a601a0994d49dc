// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { AddFoodEntryRequestJson, ChangeFoodEntryRequestJson, DeleteFoodEntryRequestJson, GetFoodEntryRequestJson, ListFoodEntriesRequestJson, ListFoodLogDaysRequestJson, ListUsualFoodsRequestJson, SearchFoodsRequestJson, SetFavoriteFoodRequestJson } from '../portal/food_log/v1/food_log_pb.js'
import type { AddFoodEntryResponse, ChangeFoodEntryResponse, DeleteFoodEntryResponse, GetFoodEntryResponse, ListFoodEntriesResponse, ListFoodLogDaysResponse, ListUsualFoodsResponse, SearchFoodsResponse, SetFavoriteFoodResponse } from '../../schemas/rpc/food-log.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { addFoodEntryMutation, changeFoodEntryMutation, deleteFoodEntryMutation, getFoodEntryQuery, listFoodEntriesQuery, listFoodLogDaysQuery, listUsualFoodsQuery, searchFoodsQuery, setFavoriteFoodMutation } from '../queries.ts'

/** RPC `/portal.food_log.v1.FoodLogService/AddFoodEntry`. */
export const useAddFoodEntry = mutationHook<RpcProblem, RpcClient, AddFoodEntryRequestJson, AddFoodEntryResponse>(addFoodEntryMutation, useRpcClient)

/** RPC `/portal.food_log.v1.FoodLogService/ChangeFoodEntry`. */
export const useChangeFoodEntry = mutationHook<RpcProblem, RpcClient, ChangeFoodEntryRequestJson, ChangeFoodEntryResponse>(changeFoodEntryMutation, useRpcClient)

/** RPC `/portal.food_log.v1.FoodLogService/DeleteFoodEntry`. */
export const useDeleteFoodEntry = mutationHook<RpcProblem, RpcClient, DeleteFoodEntryRequestJson, DeleteFoodEntryResponse>(deleteFoodEntryMutation, useRpcClient)

/** RPC `/portal.food_log.v1.FoodLogService/GetFoodEntry`. */
export const useGetFoodEntry = queryHook<RpcProblem, RpcClient, GetFoodEntryRequestJson, GetFoodEntryResponse>(getFoodEntryQuery, useRpcClient)

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodEntries`. */
export const useListFoodEntries = queryHook<RpcProblem, RpcClient, ListFoodEntriesRequestJson, ListFoodEntriesResponse>(listFoodEntriesQuery, useRpcClient)

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodLogDays`. */
export const useListFoodLogDays = queryHook<RpcProblem, RpcClient, ListFoodLogDaysRequestJson, ListFoodLogDaysResponse>(listFoodLogDaysQuery, useRpcClient)

/** RPC `/portal.food_log.v1.FoodLogService/ListUsualFoods`. */
export const useListUsualFoods = queryHook<RpcProblem, RpcClient, ListUsualFoodsRequestJson, ListUsualFoodsResponse>(listUsualFoodsQuery, useRpcClient)

/** RPC `/portal.food_log.v1.FoodLogService/SearchFoods`. */
export const useSearchFoods = queryHook<RpcProblem, RpcClient, SearchFoodsRequestJson, SearchFoodsResponse>(searchFoodsQuery, useRpcClient)

/** RPC `/portal.food_log.v1.FoodLogService/SetFavoriteFood`. */
export const useSetFavoriteFood = mutationHook<RpcProblem, RpcClient, SetFavoriteFoodRequestJson, SetFavoriteFoodResponse>(setFavoriteFoodMutation, useRpcClient)
