// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetCommunicationPreferencesRequestJson, UpdateCommunicationPreferencesRequestJson } from '../portal/communications/v1/communications_pb.js'
import { readGetCommunicationPreferencesResponse, type GetCommunicationPreferencesResponse, readUpdateCommunicationPreferencesResponse, type UpdateCommunicationPreferencesResponse } from '../../schemas/rpc/communications.reader.ts'

/**
 * RPC `/portal.communications.v1.CommunicationsService/GetCommunicationPreferences`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getCommunicationPreferences = (client: RpcClient, request: GetCommunicationPreferencesRequestJson = {}, init: RpcInit = {}): Promise<GetCommunicationPreferencesResponse> =>
  readRpc(client, 'getCommunicationPreferences', readGetCommunicationPreferencesResponse, '/rpc/user/liv/me/communications/portal.communications.v1.CommunicationsService/GetCommunicationPreferences', request, init)

/**
 * RPC `/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const updateCommunicationPreferences = (client: RpcClient, request: UpdateCommunicationPreferencesRequestJson = {}, init: RpcInit = {}): Promise<UpdateCommunicationPreferencesResponse> =>
  readRpc(client, 'updateCommunicationPreferences', readUpdateCommunicationPreferencesResponse, '/rpc/user/liv/me/communications/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences', request, init)
