// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { bookCoachingSession, cancelCoachingSession, getCoachingSession, listCoachingSessions, listCoachingSlots, moveCoachingSession, getFlowStatus } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { BookCoachingSessionRequestJson, CancelCoachingSessionRequestJson, GetCoachingSessionRequestJson, GetFlowStatusRequestJson, ListCoachingSessionsRequestJson, ListCoachingSlotsRequestJson, MoveCoachingSessionRequestJson } from '../portal/coaching/v1/coaching_pb.js'
import type { BookCoachingSessionResponse, CancelCoachingSessionResponse, GetCoachingSessionResponse, GetFlowStatusResponse, ListCoachingSessionsResponse, ListCoachingSlotsResponse, MoveCoachingSessionResponse } from '../../schemas/rpc/coaching.reader.ts'

/** RPC `/portal.coaching.v1.CoachingSessionsService/BookCoachingSession`. */
export const bookCoachingSessionMutation: MutationOperation<RpcClient, BookCoachingSessionRequestJson, BookCoachingSessionResponse> = { id: 'bookCoachingSession', run: bookCoachingSession, invalidates: ['listCoachingSessions', 'getFlowStatus', 'listCoachingSlots', 'listUserTasks'] }

/** RPC `/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession`. */
export const cancelCoachingSessionMutation: MutationOperation<RpcClient, CancelCoachingSessionRequestJson, CancelCoachingSessionResponse> = { id: 'cancelCoachingSession', run: cancelCoachingSession, invalidates: ['listCoachingSessions', 'getCoachingSession', 'getFlowStatus', 'listCoachingSlots'] }

/** RPC `/portal.coaching.v1.CoachingSessionsService/GetCoachingSession`. */
export const getCoachingSessionQuery: QueryOperation<RpcClient, GetCoachingSessionRequestJson, GetCoachingSessionResponse> = { id: 'getCoachingSession', run: getCoachingSession }

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`. */
export const listCoachingSessionsQuery: QueryOperation<RpcClient, ListCoachingSessionsRequestJson, ListCoachingSessionsResponse> = { id: 'listCoachingSessions', run: listCoachingSessions }

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots`. */
export const listCoachingSlotsQuery: QueryOperation<RpcClient, ListCoachingSlotsRequestJson, ListCoachingSlotsResponse> = { id: 'listCoachingSlots', run: listCoachingSlots }

/** RPC `/portal.coaching.v1.CoachingSessionsService/MoveCoachingSession`. */
export const moveCoachingSessionMutation: MutationOperation<RpcClient, MoveCoachingSessionRequestJson, MoveCoachingSessionResponse> = { id: 'moveCoachingSession', run: moveCoachingSession, invalidates: ['listCoachingSessions', 'getCoachingSession', 'getFlowStatus', 'listCoachingSlots'] }

/** RPC `/portal.coaching.v1.FlowStatusService/GetFlowStatus`. */
export const getFlowStatusQuery: QueryOperation<RpcClient, GetFlowStatusRequestJson, GetFlowStatusResponse> = { id: 'getFlowStatus', run: getFlowStatus }
