// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  addWeight,
  getBiometrics,
  listBodyCompositions,
  setHeight,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { AddWeightRequestJson, AddWeightResponseJson, GetBiometricsRequestJson, GetBiometricsResponseJson, ListBodyCompositionsRequestJson, ListBodyCompositionsResponseJson, SetHeightRequestJson, SetHeightResponseJson } from '../portal/biometrics/v1/biometrics_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.biometrics.v1.BiometricsService/AddWeight`. */
export const addWeightMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['addWeight'] as const,
  mutationFn: (request: AddWeightRequestJson): Promise<AddWeightResponseJson> => addWeight(client, request, init),
})

/** Key of `getBiometrics`: the RPC and its request. */
export const getBiometricsKey = (request: GetBiometricsRequestJson = {}) => ['getBiometrics', request] as const

/** Query options of `/portal.biometrics.v1.BiometricsService/GetBiometrics`. */
export const getBiometricsOptions = (client: RpcClient, request: GetBiometricsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getBiometricsKey(request) as DataTag<readonly ['getBiometrics', GetBiometricsRequestJson], GetBiometricsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getBiometrics(client, request, { ...init, signal }),
})

/** Key of `listBodyCompositions`: the RPC and its request. */
export const listBodyCompositionsKey = (request: ListBodyCompositionsRequestJson = {}) => ['listBodyCompositions', request] as const

/** Query options of `/portal.biometrics.v1.BiometricsService/ListBodyCompositions`. */
export const listBodyCompositionsOptions = (client: RpcClient, request: ListBodyCompositionsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listBodyCompositionsKey(request) as DataTag<readonly ['listBodyCompositions', ListBodyCompositionsRequestJson], ListBodyCompositionsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listBodyCompositions(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.biometrics.v1.BiometricsService/SetHeight`. */
export const setHeightMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setHeight'] as const,
  mutationFn: (request: SetHeightRequestJson): Promise<SetHeightResponseJson> => setHeight(client, request, init),
})
