// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetCommunicationPreferencesRequestJson, UpdateCommunicationPreferencesRequestJson } from '../portal/communications/v1/communications_pb.js'
import type { GetCommunicationPreferencesResponse, UpdateCommunicationPreferencesResponse } from '../../schemas/rpc/communications.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getCommunicationPreferencesQuery, updateCommunicationPreferencesMutation } from '../queries.ts'

/** RPC `/portal.communications.v1.CommunicationsService/GetCommunicationPreferences`. */
export const useGetCommunicationPreferences = queryHook<RpcProblem, RpcClient, GetCommunicationPreferencesRequestJson, GetCommunicationPreferencesResponse>(getCommunicationPreferencesQuery, useRpcClient)

/** RPC `/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences`. */
export const useUpdateCommunicationPreferences = mutationHook<RpcProblem, RpcClient, UpdateCommunicationPreferencesRequestJson, UpdateCommunicationPreferencesResponse>(updateCommunicationPreferencesMutation, useRpcClient)
