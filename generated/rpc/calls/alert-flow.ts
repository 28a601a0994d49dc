// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { DismissAlertFlowRequestJson, ListAlertFlowsRequestJson, StartAlertFlowRequestJson } from '../portal/alert_flow/v1/alert_flow_pb.js'
import { readDismissAlertFlowResponse, type DismissAlertFlowResponse, readListAlertFlowsResponse, type ListAlertFlowsResponse, readStartAlertFlowResponse, type StartAlertFlowResponse } from '../../schemas/rpc/alert-flow.reader.ts'

/**
 * RPC `/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const dismissAlertFlow = (client: RpcClient, request: DismissAlertFlowRequestJson = {}, init: RpcInit = {}): Promise<DismissAlertFlowResponse> =>
  readRpc(client, 'dismissAlertFlow', readDismissAlertFlowResponse, '/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow', request, init)

/**
 * RPC `/portal.alert_flow.v1.AlertFlowService/ListAlertFlows`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listAlertFlows = (client: RpcClient, request: ListAlertFlowsRequestJson = {}, init: RpcInit = {}): Promise<ListAlertFlowsResponse> =>
  readRpc(client, 'listAlertFlows', readListAlertFlowsResponse, '/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/ListAlertFlows', request, init)

/**
 * RPC `/portal.alert_flow.v1.AlertFlowService/StartAlertFlow`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const startAlertFlow = (client: RpcClient, request: StartAlertFlowRequestJson = {}, init: RpcInit = {}): Promise<StartAlertFlowResponse> =>
  readRpc(client, 'startAlertFlow', readStartAlertFlowResponse, '/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/StartAlertFlow', request, init)
