// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetCommunicationPreferencesRequestJson, GetCommunicationPreferencesResponseJson, UpdateCommunicationPreferencesRequestJson, UpdateCommunicationPreferencesResponseJson } from '../portal/communications/v1/communications_pb.js'

/** RPC `/portal.communications.v1.CommunicationsService/GetCommunicationPreferences`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCommunicationPreferences = (client: RpcClient, request: GetCommunicationPreferencesRequestJson = {}, init: RpcInit = {}): Promise<GetCommunicationPreferencesResponseJson> =>
  askRpc(client, 'getCommunicationPreferences', '/rpc/user/liv/me/communications/portal.communications.v1.CommunicationsService/GetCommunicationPreferences', request, init)

/** RPC `/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences`, in the JSON form of its messages. Throws `RpcProblem`. */
export const updateCommunicationPreferences = (client: RpcClient, request: UpdateCommunicationPreferencesRequestJson = {}, init: RpcInit = {}): Promise<UpdateCommunicationPreferencesResponseJson> =>
  askRpc(client, 'updateCommunicationPreferences', '/rpc/user/liv/me/communications/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences', request, init)
