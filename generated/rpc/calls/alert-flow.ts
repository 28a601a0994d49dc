// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { DismissAlertFlowRequestJson, DismissAlertFlowResponseJson, ListAlertFlowsRequestJson, ListAlertFlowsResponseJson, StartAlertFlowRequestJson, StartAlertFlowResponseJson } from '../portal/alert_flow/v1/alert_flow_pb.js'

/** RPC `/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const dismissAlertFlow = (client: RpcClient, request: DismissAlertFlowRequestJson = {}, init: RpcInit = {}): Promise<DismissAlertFlowResponseJson> =>
  askRpc(client, 'dismissAlertFlow', '/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow', request, init)

/** RPC `/portal.alert_flow.v1.AlertFlowService/ListAlertFlows`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listAlertFlows = (client: RpcClient, request: ListAlertFlowsRequestJson = {}, init: RpcInit = {}): Promise<ListAlertFlowsResponseJson> =>
  askRpc(client, 'listAlertFlows', '/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/ListAlertFlows', request, init)

/** RPC `/portal.alert_flow.v1.AlertFlowService/StartAlertFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const startAlertFlow = (client: RpcClient, request: StartAlertFlowRequestJson = {}, init: RpcInit = {}): Promise<StartAlertFlowResponseJson> =>
  askRpc(client, 'startAlertFlow', '/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/StartAlertFlow', request, init)
