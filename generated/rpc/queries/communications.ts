// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getCommunicationPreferences,
  updateCommunicationPreferences,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetCommunicationPreferencesRequestJson, GetCommunicationPreferencesResponseJson, UpdateCommunicationPreferencesRequestJson, UpdateCommunicationPreferencesResponseJson } from '../portal/communications/v1/communications_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getCommunicationPreferences`: the RPC and its request. */
export const getCommunicationPreferencesKey = (request: GetCommunicationPreferencesRequestJson = {}) => ['getCommunicationPreferences', request] as const

/** Query options of `/portal.communications.v1.CommunicationsService/GetCommunicationPreferences`. */
export const getCommunicationPreferencesOptions = (client: RpcClient, request: GetCommunicationPreferencesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCommunicationPreferencesKey(request) as DataTag<readonly ['getCommunicationPreferences', GetCommunicationPreferencesRequestJson], GetCommunicationPreferencesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCommunicationPreferences(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences`. */
export const updateCommunicationPreferencesMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['updateCommunicationPreferences'] as const,
  mutationFn: (request: UpdateCommunicationPreferencesRequestJson): Promise<UpdateCommunicationPreferencesResponseJson> => updateCommunicationPreferences(client, request, init),
})
