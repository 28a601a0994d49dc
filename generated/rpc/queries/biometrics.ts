// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { addWeight, getBiometrics, listBodyCompositions, setHeight } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { AddWeightRequestJson, GetBiometricsRequestJson, ListBodyCompositionsRequestJson, SetHeightRequestJson } from '../portal/biometrics/v1/biometrics_pb.js'
import type { AddWeightResponse, GetBiometricsResponse, ListBodyCompositionsResponse, SetHeightResponse } from '../../schemas/rpc/biometrics.reader.ts'

/** RPC `/portal.biometrics.v1.BiometricsService/AddWeight`. */
export const addWeightMutation: MutationOperation<RpcClient, AddWeightRequestJson, AddWeightResponse> = { id: 'addWeight', run: addWeight, invalidates: ['getBiometrics', 'getWeightStats', 'getWeightTarget', 'listGoals', 'listReportsAndData', 'listUserTasks', 'listWeightReadings'] }

/** RPC `/portal.biometrics.v1.BiometricsService/GetBiometrics`. */
export const getBiometricsQuery: QueryOperation<RpcClient, GetBiometricsRequestJson, GetBiometricsResponse> = { id: 'getBiometrics', run: getBiometrics }

/** RPC `/portal.biometrics.v1.BiometricsService/ListBodyCompositions`. */
export const listBodyCompositionsQuery: QueryOperation<RpcClient, ListBodyCompositionsRequestJson, ListBodyCompositionsResponse> = { id: 'listBodyCompositions', run: listBodyCompositions }

/** RPC `/portal.biometrics.v1.BiometricsService/SetHeight`. */
export const setHeightMutation: MutationOperation<RpcClient, SetHeightRequestJson, SetHeightResponse> = { id: 'setHeight', run: setHeight, invalidates: ['getBiometrics', 'getHealthInfo', 'getWeightTarget'] }
