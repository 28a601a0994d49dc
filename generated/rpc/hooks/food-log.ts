// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { AddFoodEntryRequestJson, AddFoodEntryResponseJson, ChangeFoodEntryRequestJson, ChangeFoodEntryResponseJson, DeleteFoodEntryRequestJson, DeleteFoodEntryResponseJson, GetFoodEntryRequestJson, GetFoodEntryResponseJson, ListFoodEntriesRequestJson, ListFoodEntriesResponseJson, ListFoodLogDaysRequestJson, ListFoodLogDaysResponseJson, ListUsualFoodsRequestJson, ListUsualFoodsResponseJson, SearchFoodsRequestJson, SearchFoodsResponseJson, SetFavoriteFoodRequestJson, SetFavoriteFoodResponseJson } from '../portal/food_log/v1/food_log_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  addFoodEntryMutation,
  changeFoodEntryMutation,
  deleteFoodEntryMutation,
  getFoodEntryOptions,
  listFoodEntriesOptions,
  listFoodLogDaysOptions,
  listUsualFoodsOptions,
  searchFoodsOptions,
  setFavoriteFoodMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.food_log.v1.FoodLogService/AddFoodEntry`. */
export const useAddFoodEntry = (options?: Changing<AddFoodEntryResponseJson, AddFoodEntryRequestJson>): UseMutationResult<AddFoodEntryResponseJson, RpcProblem, AddFoodEntryRequestJson> =>
  useMutation<AddFoodEntryResponseJson, RpcProblem, AddFoodEntryRequestJson>({ ...options, ...addFoodEntryMutation(useRpcClient()) })

/** RPC `/portal.food_log.v1.FoodLogService/ChangeFoodEntry`. */
export const useChangeFoodEntry = (options?: Changing<ChangeFoodEntryResponseJson, ChangeFoodEntryRequestJson>): UseMutationResult<ChangeFoodEntryResponseJson, RpcProblem, ChangeFoodEntryRequestJson> =>
  useMutation<ChangeFoodEntryResponseJson, RpcProblem, ChangeFoodEntryRequestJson>({ ...options, ...changeFoodEntryMutation(useRpcClient()) })

/** RPC `/portal.food_log.v1.FoodLogService/DeleteFoodEntry`. */
export const useDeleteFoodEntry = (options?: Changing<DeleteFoodEntryResponseJson, DeleteFoodEntryRequestJson>): UseMutationResult<DeleteFoodEntryResponseJson, RpcProblem, DeleteFoodEntryRequestJson> =>
  useMutation<DeleteFoodEntryResponseJson, RpcProblem, DeleteFoodEntryRequestJson>({ ...options, ...deleteFoodEntryMutation(useRpcClient()) })

/** RPC `/portal.food_log.v1.FoodLogService/GetFoodEntry`. */
export const useGetFoodEntry = <Data = GetFoodEntryResponseJson>(
  request: GetFoodEntryRequestJson = {},
  options?: Asking<GetFoodEntryResponseJson, Data, readonly ['getFoodEntry', GetFoodEntryRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetFoodEntryResponseJson, RpcProblem, Data, readonly ['getFoodEntry', GetFoodEntryRequestJson]>({ ...options, ...getFoodEntryOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodEntries`. */
export const useListFoodEntries = <Data = ListFoodEntriesResponseJson>(
  request: ListFoodEntriesRequestJson = {},
  options?: Asking<ListFoodEntriesResponseJson, Data, readonly ['listFoodEntries', ListFoodEntriesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFoodEntriesResponseJson, RpcProblem, Data, readonly ['listFoodEntries', ListFoodEntriesRequestJson]>({ ...options, ...listFoodEntriesOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodLogDays`. */
export const useListFoodLogDays = <Data = ListFoodLogDaysResponseJson>(
  request: ListFoodLogDaysRequestJson = {},
  options?: Asking<ListFoodLogDaysResponseJson, Data, readonly ['listFoodLogDays', ListFoodLogDaysRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFoodLogDaysResponseJson, RpcProblem, Data, readonly ['listFoodLogDays', ListFoodLogDaysRequestJson]>({ ...options, ...listFoodLogDaysOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/ListUsualFoods`. */
export const useListUsualFoods = <Data = ListUsualFoodsResponseJson>(
  request: ListUsualFoodsRequestJson = {},
  options?: Asking<ListUsualFoodsResponseJson, Data, readonly ['listUsualFoods', ListUsualFoodsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListUsualFoodsResponseJson, RpcProblem, Data, readonly ['listUsualFoods', ListUsualFoodsRequestJson]>({ ...options, ...listUsualFoodsOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/SearchFoods`. */
export const useSearchFoods = <Data = SearchFoodsResponseJson>(
  request: SearchFoodsRequestJson = {},
  options?: Asking<SearchFoodsResponseJson, Data, readonly ['searchFoods', SearchFoodsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<SearchFoodsResponseJson, RpcProblem, Data, readonly ['searchFoods', SearchFoodsRequestJson]>({ ...options, ...searchFoodsOptions(useRpcClient(), request) })

/** RPC `/portal.food_log.v1.FoodLogService/SetFavoriteFood`. */
export const useSetFavoriteFood = (options?: Changing<SetFavoriteFoodResponseJson, SetFavoriteFoodRequestJson>): UseMutationResult<SetFavoriteFoodResponseJson, RpcProblem, SetFavoriteFoodRequestJson> =>
  useMutation<SetFavoriteFoodResponseJson, RpcProblem, SetFavoriteFoodRequestJson>({ ...options, ...setFavoriteFoodMutation(useRpcClient()) })
