// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetCommunicationPreferencesRequestJson, GetCommunicationPreferencesResponseJson, UpdateCommunicationPreferencesRequestJson, UpdateCommunicationPreferencesResponseJson } from '../portal/communications/v1/communications_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getCommunicationPreferencesOptions,
  updateCommunicationPreferencesMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.communications.v1.CommunicationsService/GetCommunicationPreferences`. */
export const useGetCommunicationPreferences = <Data = GetCommunicationPreferencesResponseJson>(
  request: GetCommunicationPreferencesRequestJson = {},
  options?: Asking<GetCommunicationPreferencesResponseJson, Data, readonly ['getCommunicationPreferences', GetCommunicationPreferencesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCommunicationPreferencesResponseJson, RpcProblem, Data, readonly ['getCommunicationPreferences', GetCommunicationPreferencesRequestJson]>({ ...options, ...getCommunicationPreferencesOptions(useRpcClient(), request) })

/** RPC `/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences`. */
export const useUpdateCommunicationPreferences = (options?: Changing<UpdateCommunicationPreferencesResponseJson, UpdateCommunicationPreferencesRequestJson>): UseMutationResult<UpdateCommunicationPreferencesResponseJson, RpcProblem, UpdateCommunicationPreferencesRequestJson> =>
  useMutation<UpdateCommunicationPreferencesResponseJson, RpcProblem, UpdateCommunicationPreferencesRequestJson>({ ...options, ...updateCommunicationPreferencesMutation(useRpcClient()) })
