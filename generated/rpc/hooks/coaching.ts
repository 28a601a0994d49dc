// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { BookCoachingSessionRequestJson, BookCoachingSessionResponseJson, CancelCoachingSessionRequestJson, CancelCoachingSessionResponseJson, GetCoachingSessionRequestJson, GetCoachingSessionResponseJson, GetFlowStatusRequestJson, GetFlowStatusResponseJson, ListCoachingSessionsRequestJson, ListCoachingSessionsResponseJson, ListCoachingSlotsRequestJson, ListCoachingSlotsResponseJson } from '../portal/coaching/v1/coaching_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  bookCoachingSessionMutation,
  cancelCoachingSessionMutation,
  getCoachingSessionOptions,
  listCoachingSessionsOptions,
  listCoachingSlotsOptions,
  getFlowStatusOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.coaching.v1.CoachingSessionsService/BookCoachingSession`. */
export const useBookCoachingSession = (options?: Changing<BookCoachingSessionResponseJson, BookCoachingSessionRequestJson>): UseMutationResult<BookCoachingSessionResponseJson, RpcProblem, BookCoachingSessionRequestJson> =>
  useMutation<BookCoachingSessionResponseJson, RpcProblem, BookCoachingSessionRequestJson>({ ...options, ...bookCoachingSessionMutation(useRpcClient()) })

/** RPC `/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession`. */
export const useCancelCoachingSession = (options?: Changing<CancelCoachingSessionResponseJson, CancelCoachingSessionRequestJson>): UseMutationResult<CancelCoachingSessionResponseJson, RpcProblem, CancelCoachingSessionRequestJson> =>
  useMutation<CancelCoachingSessionResponseJson, RpcProblem, CancelCoachingSessionRequestJson>({ ...options, ...cancelCoachingSessionMutation(useRpcClient()) })

/** RPC `/portal.coaching.v1.CoachingSessionsService/GetCoachingSession`. */
export const useGetCoachingSession = <Data = GetCoachingSessionResponseJson>(
  request: GetCoachingSessionRequestJson = {},
  options?: Asking<GetCoachingSessionResponseJson, Data, readonly ['getCoachingSession', GetCoachingSessionRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCoachingSessionResponseJson, RpcProblem, Data, readonly ['getCoachingSession', GetCoachingSessionRequestJson]>({ ...options, ...getCoachingSessionOptions(useRpcClient(), request) })

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`. */
export const useListCoachingSessions = <Data = ListCoachingSessionsResponseJson>(
  request: ListCoachingSessionsRequestJson = {},
  options?: Asking<ListCoachingSessionsResponseJson, Data, readonly ['listCoachingSessions', ListCoachingSessionsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListCoachingSessionsResponseJson, RpcProblem, Data, readonly ['listCoachingSessions', ListCoachingSessionsRequestJson]>({ ...options, ...listCoachingSessionsOptions(useRpcClient(), request) })

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots`. */
export const useListCoachingSlots = <Data = ListCoachingSlotsResponseJson>(
  request: ListCoachingSlotsRequestJson = {},
  options?: Asking<ListCoachingSlotsResponseJson, Data, readonly ['listCoachingSlots', ListCoachingSlotsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListCoachingSlotsResponseJson, RpcProblem, Data, readonly ['listCoachingSlots', ListCoachingSlotsRequestJson]>({ ...options, ...listCoachingSlotsOptions(useRpcClient(), request) })

/** RPC `/portal.coaching.v1.FlowStatusService/GetFlowStatus`. */
export const useGetFlowStatus = <Data = GetFlowStatusResponseJson>(
  request: GetFlowStatusRequestJson = {},
  options?: Asking<GetFlowStatusResponseJson, Data, readonly ['getFlowStatus', GetFlowStatusRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetFlowStatusResponseJson, RpcProblem, Data, readonly ['getFlowStatus', GetFlowStatusRequestJson]>({ ...options, ...getFlowStatusOptions(useRpcClient(), request) })
