// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { BookCoachingSessionRequestJson, CancelCoachingSessionRequestJson, GetCoachingSessionRequestJson, GetFlowStatusRequestJson, ListCoachingSessionsRequestJson, ListCoachingSlotsRequestJson, MoveCoachingSessionRequestJson } from '../portal/coaching/v1/coaching_pb.js'
import type { BookCoachingSessionResponse, CancelCoachingSessionResponse, GetCoachingSessionResponse, GetFlowStatusResponse, ListCoachingSessionsResponse, ListCoachingSlotsResponse, MoveCoachingSessionResponse } from '../../schemas/rpc/coaching.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { bookCoachingSessionMutation, cancelCoachingSessionMutation, getCoachingSessionQuery, listCoachingSessionsQuery, listCoachingSlotsQuery, moveCoachingSessionMutation, getFlowStatusQuery } from '../queries.ts'

/** RPC `/portal.coaching.v1.CoachingSessionsService/BookCoachingSession`. */
export const useBookCoachingSession = mutationHook<RpcProblem, RpcClient, BookCoachingSessionRequestJson, BookCoachingSessionResponse>(bookCoachingSessionMutation, useRpcClient)

/** RPC `/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession`. */
export const useCancelCoachingSession = mutationHook<RpcProblem, RpcClient, CancelCoachingSessionRequestJson, CancelCoachingSessionResponse>(cancelCoachingSessionMutation, useRpcClient)

/** RPC `/portal.coaching.v1.CoachingSessionsService/GetCoachingSession`. */
export const useGetCoachingSession = queryHook<RpcProblem, RpcClient, GetCoachingSessionRequestJson, GetCoachingSessionResponse>(getCoachingSessionQuery, useRpcClient)

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`. */
export const useListCoachingSessions = queryHook<RpcProblem, RpcClient, ListCoachingSessionsRequestJson, ListCoachingSessionsResponse>(listCoachingSessionsQuery, useRpcClient)

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots`. */
export const useListCoachingSlots = queryHook<RpcProblem, RpcClient, ListCoachingSlotsRequestJson, ListCoachingSlotsResponse>(listCoachingSlotsQuery, useRpcClient)

/** RPC `/portal.coaching.v1.CoachingSessionsService/MoveCoachingSession`. */
export const useMoveCoachingSession = mutationHook<RpcProblem, RpcClient, MoveCoachingSessionRequestJson, MoveCoachingSessionResponse>(moveCoachingSessionMutation, useRpcClient)

/** RPC `/portal.coaching.v1.FlowStatusService/GetFlowStatus`. */
export const useGetFlowStatus = queryHook<RpcProblem, RpcClient, GetFlowStatusRequestJson, GetFlowStatusResponse>(getFlowStatusQuery, useRpcClient)
