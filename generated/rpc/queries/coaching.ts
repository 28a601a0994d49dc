// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  bookCoachingSession,
  cancelCoachingSession,
  getCoachingSession,
  listCoachingSessions,
  listCoachingSlots,
  getFlowStatus,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { BookCoachingSessionRequestJson, BookCoachingSessionResponseJson, CancelCoachingSessionRequestJson, CancelCoachingSessionResponseJson, GetCoachingSessionRequestJson, GetCoachingSessionResponseJson, GetFlowStatusRequestJson, GetFlowStatusResponseJson, ListCoachingSessionsRequestJson, ListCoachingSessionsResponseJson, ListCoachingSlotsRequestJson, ListCoachingSlotsResponseJson } from '../portal/coaching/v1/coaching_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.coaching.v1.CoachingSessionsService/BookCoachingSession`. */
export const bookCoachingSessionMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['bookCoachingSession'] as const,
  mutationFn: (request: BookCoachingSessionRequestJson): Promise<BookCoachingSessionResponseJson> => bookCoachingSession(client, request, init),
})

/** Mutation options of `/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession`. */
export const cancelCoachingSessionMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['cancelCoachingSession'] as const,
  mutationFn: (request: CancelCoachingSessionRequestJson): Promise<CancelCoachingSessionResponseJson> => cancelCoachingSession(client, request, init),
})

/** Key of `getCoachingSession`: the RPC and its request. */
export const getCoachingSessionKey = (request: GetCoachingSessionRequestJson = {}) => ['getCoachingSession', request] as const

/** Query options of `/portal.coaching.v1.CoachingSessionsService/GetCoachingSession`. */
export const getCoachingSessionOptions = (client: RpcClient, request: GetCoachingSessionRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCoachingSessionKey(request) as DataTag<readonly ['getCoachingSession', GetCoachingSessionRequestJson], GetCoachingSessionResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCoachingSession(client, request, { ...init, signal }),
})

/** Key of `listCoachingSessions`: the RPC and its request. */
export const listCoachingSessionsKey = (request: ListCoachingSessionsRequestJson = {}) => ['listCoachingSessions', request] as const

/** Query options of `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`. */
export const listCoachingSessionsOptions = (client: RpcClient, request: ListCoachingSessionsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listCoachingSessionsKey(request) as DataTag<readonly ['listCoachingSessions', ListCoachingSessionsRequestJson], ListCoachingSessionsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listCoachingSessions(client, request, { ...init, signal }),
})

/** Key of `listCoachingSlots`: the RPC and its request. */
export const listCoachingSlotsKey = (request: ListCoachingSlotsRequestJson = {}) => ['listCoachingSlots', request] as const

/** Query options of `/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots`. */
export const listCoachingSlotsOptions = (client: RpcClient, request: ListCoachingSlotsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listCoachingSlotsKey(request) as DataTag<readonly ['listCoachingSlots', ListCoachingSlotsRequestJson], ListCoachingSlotsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listCoachingSlots(client, request, { ...init, signal }),
})

/** Key of `getFlowStatus`: the RPC and its request. */
export const getFlowStatusKey = (request: GetFlowStatusRequestJson = {}) => ['getFlowStatus', request] as const

/** Query options of `/portal.coaching.v1.FlowStatusService/GetFlowStatus`. */
export const getFlowStatusOptions = (client: RpcClient, request: GetFlowStatusRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getFlowStatusKey(request) as DataTag<readonly ['getFlowStatus', GetFlowStatusRequestJson], GetFlowStatusResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getFlowStatus(client, request, { ...init, signal }),
})
