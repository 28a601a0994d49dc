// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import { keyed } from '../../safe-write.ts'
import type { BookCoachingSessionRequestJson, BookCoachingSessionResponseJson, CancelCoachingSessionRequestJson, CancelCoachingSessionResponseJson, GetCoachingSessionRequestJson, GetCoachingSessionResponseJson, GetFlowStatusRequestJson, GetFlowStatusResponseJson, ListCoachingSessionsRequestJson, ListCoachingSessionsResponseJson, ListCoachingSlotsRequestJson, ListCoachingSlotsResponseJson } from '../portal/coaching/v1/coaching_pb.js'

/** RPC `/portal.coaching.v1.CoachingSessionsService/BookCoachingSession`, in the JSON form of its messages. Throws `RpcProblem`. */
export const bookCoachingSession = (client: RpcClient, request: BookCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<BookCoachingSessionResponseJson> =>
  keyed('bookCoachingSession', request, init, (init) => askRpc(client, 'bookCoachingSession', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/BookCoachingSession', request, init))

/** RPC `/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession`, in the JSON form of its messages. Throws `RpcProblem`. */
export const cancelCoachingSession = (client: RpcClient, request: CancelCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<CancelCoachingSessionResponseJson> =>
  askRpc(client, 'cancelCoachingSession', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession', request, init)

/** RPC `/portal.coaching.v1.CoachingSessionsService/GetCoachingSession`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCoachingSession = (client: RpcClient, request: GetCoachingSessionRequestJson = {}, init: RpcInit = {}): Promise<GetCoachingSessionResponseJson> =>
  askRpc(client, 'getCoachingSession', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/GetCoachingSession', request, init)

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listCoachingSessions = (client: RpcClient, request: ListCoachingSessionsRequestJson = {}, init: RpcInit = {}): Promise<ListCoachingSessionsResponseJson> =>
  askRpc(client, 'listCoachingSessions', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions', request, init)

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listCoachingSlots = (client: RpcClient, request: ListCoachingSlotsRequestJson = {}, init: RpcInit = {}): Promise<ListCoachingSlotsResponseJson> =>
  askRpc(client, 'listCoachingSlots', '/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots', request, init)

/** RPC `/portal.coaching.v1.FlowStatusService/GetFlowStatus`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getFlowStatus = (client: RpcClient, request: GetFlowStatusRequestJson = {}, init: RpcInit = {}): Promise<GetFlowStatusResponseJson> =>
  askRpc(client, 'getFlowStatus', '/rpc/user/liv/me/coaching/portal.coaching.v1.FlowStatusService/GetFlowStatus', request, init)
