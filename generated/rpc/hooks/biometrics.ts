// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { AddWeightRequestJson, GetBiometricsRequestJson, ListBodyCompositionsRequestJson, SetHeightRequestJson } from '../portal/biometrics/v1/biometrics_pb.js'
import type { AddWeightResponse, GetBiometricsResponse, ListBodyCompositionsResponse, SetHeightResponse } from '../../schemas/rpc/biometrics.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { addWeightMutation, getBiometricsQuery, listBodyCompositionsQuery, setHeightMutation } from '../queries.ts'

/** RPC `/portal.biometrics.v1.BiometricsService/AddWeight`. */
export const useAddWeight = mutationHook<RpcProblem, RpcClient, AddWeightRequestJson, AddWeightResponse>(addWeightMutation, useRpcClient)

/** RPC `/portal.biometrics.v1.BiometricsService/GetBiometrics`. */
export const useGetBiometrics = queryHook<RpcProblem, RpcClient, GetBiometricsRequestJson, GetBiometricsResponse>(getBiometricsQuery, useRpcClient)

/** RPC `/portal.biometrics.v1.BiometricsService/ListBodyCompositions`. */
export const useListBodyCompositions = queryHook<RpcProblem, RpcClient, ListBodyCompositionsRequestJson, ListBodyCompositionsResponse>(listBodyCompositionsQuery, useRpcClient)

/** RPC `/portal.biometrics.v1.BiometricsService/SetHeight`. */
export const useSetHeight = mutationHook<RpcProblem, RpcClient, SetHeightRequestJson, SetHeightResponse>(setHeightMutation, useRpcClient)
