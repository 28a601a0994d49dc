// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { getCommunicationPreferences, updateCommunicationPreferences } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetCommunicationPreferencesRequestJson, UpdateCommunicationPreferencesRequestJson } from '../portal/communications/v1/communications_pb.js'
import type { GetCommunicationPreferencesResponse, UpdateCommunicationPreferencesResponse } from '../../schemas/rpc/communications.reader.ts'

/** RPC `/portal.communications.v1.CommunicationsService/GetCommunicationPreferences`. */
export const getCommunicationPreferencesQuery: QueryOperation<RpcClient, GetCommunicationPreferencesRequestJson, GetCommunicationPreferencesResponse> = { id: 'getCommunicationPreferences', run: getCommunicationPreferences }

/** RPC `/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences`. */
export const updateCommunicationPreferencesMutation: MutationOperation<RpcClient, UpdateCommunicationPreferencesRequestJson, UpdateCommunicationPreferencesResponse> = { id: 'updateCommunicationPreferences', run: updateCommunicationPreferences, invalidates: ['getCommunicationPreferences'] }
