// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import { keyed } from '../../safe-write.ts'
import type { AddWeightRequestJson, AddWeightResponseJson, GetBiometricsRequestJson, GetBiometricsResponseJson, ListBodyCompositionsRequestJson, ListBodyCompositionsResponseJson, SetHeightRequestJson, SetHeightResponseJson } from '../portal/biometrics/v1/biometrics_pb.js'

/** RPC `/portal.biometrics.v1.BiometricsService/AddWeight`, in the JSON form of its messages. Throws `RpcProblem`. */
export const addWeight = (client: RpcClient, request: AddWeightRequestJson = {}, init: RpcInit = {}): Promise<AddWeightResponseJson> =>
  keyed('addWeight', request, init, (init) => askRpc(client, 'addWeight', '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/AddWeight', request, init))

/** RPC `/portal.biometrics.v1.BiometricsService/GetBiometrics`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getBiometrics = (client: RpcClient, request: GetBiometricsRequestJson = {}, init: RpcInit = {}): Promise<GetBiometricsResponseJson> =>
  askRpc(client, 'getBiometrics', '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/GetBiometrics', request, init)

/** RPC `/portal.biometrics.v1.BiometricsService/ListBodyCompositions`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listBodyCompositions = (client: RpcClient, request: ListBodyCompositionsRequestJson = {}, init: RpcInit = {}): Promise<ListBodyCompositionsResponseJson> =>
  askRpc(client, 'listBodyCompositions', '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/ListBodyCompositions', request, init)

/** RPC `/portal.biometrics.v1.BiometricsService/SetHeight`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setHeight = (client: RpcClient, request: SetHeightRequestJson = {}, init: RpcInit = {}): Promise<SetHeightResponseJson> =>
  askRpc(client, 'setHeight', '/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/SetHeight', request, init)
