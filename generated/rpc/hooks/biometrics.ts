// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { AddWeightRequestJson, AddWeightResponseJson, GetBiometricsRequestJson, GetBiometricsResponseJson, ListBodyCompositionsRequestJson, ListBodyCompositionsResponseJson, SetHeightRequestJson, SetHeightResponseJson } from '../portal/biometrics/v1/biometrics_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  addWeightMutation,
  getBiometricsOptions,
  listBodyCompositionsOptions,
  setHeightMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.biometrics.v1.BiometricsService/AddWeight`. */
export const useAddWeight = (options?: Changing<AddWeightResponseJson, AddWeightRequestJson>): UseMutationResult<AddWeightResponseJson, RpcProblem, AddWeightRequestJson> =>
  useMutation<AddWeightResponseJson, RpcProblem, AddWeightRequestJson>({ ...options, ...addWeightMutation(useRpcClient()) })

/** RPC `/portal.biometrics.v1.BiometricsService/GetBiometrics`. */
export const useGetBiometrics = <Data = GetBiometricsResponseJson>(
  request: GetBiometricsRequestJson = {},
  options?: Asking<GetBiometricsResponseJson, Data, readonly ['getBiometrics', GetBiometricsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetBiometricsResponseJson, RpcProblem, Data, readonly ['getBiometrics', GetBiometricsRequestJson]>({ ...options, ...getBiometricsOptions(useRpcClient(), request) })

/** RPC `/portal.biometrics.v1.BiometricsService/ListBodyCompositions`. */
export const useListBodyCompositions = <Data = ListBodyCompositionsResponseJson>(
  request: ListBodyCompositionsRequestJson = {},
  options?: Asking<ListBodyCompositionsResponseJson, Data, readonly ['listBodyCompositions', ListBodyCompositionsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListBodyCompositionsResponseJson, RpcProblem, Data, readonly ['listBodyCompositions', ListBodyCompositionsRequestJson]>({ ...options, ...listBodyCompositionsOptions(useRpcClient(), request) })

/** RPC `/portal.biometrics.v1.BiometricsService/SetHeight`. */
export const useSetHeight = (options?: Changing<SetHeightResponseJson, SetHeightRequestJson>): UseMutationResult<SetHeightResponseJson, RpcProblem, SetHeightRequestJson> =>
  useMutation<SetHeightResponseJson, RpcProblem, SetHeightRequestJson>({ ...options, ...setHeightMutation(useRpcClient()) })
