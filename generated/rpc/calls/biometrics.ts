// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { allPages } from '../pages.ts'
import { readRpc } from '../read-rpc.ts'
import { keyed } from '../../safe-write.ts'
import type { AddWeightRequestJson, GetBiometricsRequestJson, ListBodyCompositionsRequestJson, SetHeightRequestJson } from '../portal/biometrics/v1/biometrics_pb.js'
import { readAddWeightResponse, type AddWeightResponse, readGetBiometricsResponse, type GetBiometricsResponse, readListBodyCompositionsResponse, type ListBodyCompositionsResponse, readSetHeightResponse, type SetHeightResponse } from '../../schemas/rpc/biometrics.reader.ts'

/**
 * RPC `/portal.biometrics.v1.BiometricsService/AddWeight`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const addWeight = (client: RpcClient, request: AddWeightRequestJson = {}, init: RpcInit = {}): Promise<AddWeightResponse> =>
  keyed('addWeight', request, init, (init) => readRpc(client, 'addWeight', readAddWeightResponse, '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/AddWeight', request, init))

/**
 * RPC `/portal.biometrics.v1.BiometricsService/GetBiometrics`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getBiometrics = (client: RpcClient, request: GetBiometricsRequestJson = {}, init: RpcInit = {}): Promise<GetBiometricsResponse> =>
  readRpc(client, 'getBiometrics', readGetBiometricsResponse, '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/GetBiometrics', request, init)

/**
 * RPC `/portal.biometrics.v1.BiometricsService/ListBodyCompositions`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listBodyCompositions = (client: RpcClient, request: ListBodyCompositionsRequestJson = {}, init: RpcInit = {}): Promise<ListBodyCompositionsResponse> =>
  allPages('listBodyCompositions', 'bodyCompositions', request, (request) => readRpc(client, 'listBodyCompositions', readListBodyCompositionsResponse, '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/ListBodyCompositions', request, init))

/**
 * RPC `/portal.biometrics.v1.BiometricsService/SetHeight`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const setHeight = (client: RpcClient, request: SetHeightRequestJson = {}, init: RpcInit = {}): Promise<SetHeightResponse> =>
  readRpc(client, 'setHeight', readSetHeightResponse, '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/SetHeight', request, init)
