// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import { keyed } from '../../safe-write.ts'
import type { BookCoachingSessionRequestJson, CancelCoachingSessionRequestJson, GetCoachingSessionRequestJson, GetFlowStatusRequestJson, ListCoachingSessionsRequestJson, ListCoachingSlotsRequestJson, MoveCoachingSessionRequestJson } from '../portal/coaching/v1/coaching_pb.js'
import { readBookCoachingSessionResponse, type BookCoachingSessionResponse, readCancelCoachingSessionResponse, type CancelCoachingSessionResponse, readGetCoachingSessionResponse, type GetCoachingSessionResponse, readGetFlowStatusResponse, type GetFlowStatusResponse, readListCoachingSessionsResponse, type ListCoachingSessionsResponse, readListCoachingSlotsResponse, type ListCoachingSlotsResponse, readMoveCoachingSessionResponse, type MoveCoachingSessionResponse } from '../../schemas/rpc/coaching.reader.ts'

/**
 * RPC `/portal.coaching.v1.CoachingSessionsService/BookCoachingSession`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const bookCoachingSession = (client: RpcClient, request: BookCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<BookCoachingSessionResponse> =>
  keyed('bookCoachingSession', request, init, (init) => readRpc(client, 'bookCoachingSession', readBookCoachingSessionResponse, '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/BookCoachingSession', request, init))

/**
 * RPC `/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const cancelCoachingSession = (client: RpcClient, request: CancelCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<CancelCoachingSessionResponse> =>
  readRpc(client, 'cancelCoachingSession', readCancelCoachingSessionResponse, '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession', request, init)

/**
 * RPC `/portal.coaching.v1.CoachingSessionsService/GetCoachingSession`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getCoachingSession = (client: RpcClient, request: GetCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<GetCoachingSessionResponse> =>
  readRpc(client, 'getCoachingSession', readGetCoachingSessionResponse, '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/GetCoachingSession', request, init)

/**
 * RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listCoachingSessions = (client: RpcClient, request: ListCoachingSessionsRequestJson = {}, init: RpcInit = {}): Promise<ListCoachingSessionsResponse> =>
  readRpc(client, 'listCoachingSessions', readListCoachingSessionsResponse, '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions', request, init)

/**
 * RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listCoachingSlots = (client: RpcClient, request: ListCoachingSlotsRequestJson = {}, init: RpcInit = {}): Promise<ListCoachingSlotsResponse> =>
  readRpc(client, 'listCoachingSlots', readListCoachingSlotsResponse, '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots', request, init)

/**
 * RPC `/portal.coaching.v1.CoachingSessionsService/MoveCoachingSession`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const moveCoachingSession = (client: RpcClient, request: MoveCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<MoveCoachingSessionResponse> =>
  keyed('moveCoachingSession', request, init, (init) => readRpc(client, 'moveCoachingSession', readMoveCoachingSessionResponse, '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/MoveCoachingSession', request, init))

/**
 * RPC `/portal.coaching.v1.FlowStatusService/GetFlowStatus`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getFlowStatus = (client: RpcClient, request: GetFlowStatusRequestJson = {}, init: RpcInit = {}): Promise<GetFlowStatusResponse> =>
  readRpc(client, 'getFlowStatus', readGetFlowStatusResponse, '/rpc/user/liv/me/coaching/portal.coaching.v1.FlowStatusService/GetFlowStatus', request, init)
