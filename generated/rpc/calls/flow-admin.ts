// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { CompleteFlowRequestJson, ListFlowsRequestJson, RestartFlowRequestJson, SnoozeFlowRequestJson } from '../portal/flow_admin/v1/flow_admin_pb.js'
import { readCompleteFlowResponse, type CompleteFlowResponse, readListFlowsResponse, type ListFlowsResponse, readRestartFlowResponse, type RestartFlowResponse, readSnoozeFlowResponse, type SnoozeFlowResponse } from '../../schemas/rpc/flow-admin.reader.ts'

/**
 * RPC `/portal.flow_admin.v1.FlowAdminService/CompleteFlow`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const completeFlow = (client: RpcClient, request: CompleteFlowRequestJson = {}, init: RpcInit = {}): Promise<CompleteFlowResponse> =>
  readRpc(client, 'completeFlow', readCompleteFlowResponse, '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/CompleteFlow', request, init)

/**
 * RPC `/portal.flow_admin.v1.FlowAdminService/ListFlows`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listFlows = (client: RpcClient, request: ListFlowsRequestJson = {}, init: RpcInit = {}): Promise<ListFlowsResponse> =>
  readRpc(client, 'listFlows', readListFlowsResponse, '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/ListFlows', request, init)

/**
 * RPC `/portal.flow_admin.v1.FlowAdminService/RestartFlow`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const restartFlow = (client: RpcClient, request: RestartFlowRequestJson = {}, init: RpcInit = {}): Promise<RestartFlowResponse> =>
  readRpc(client, 'restartFlow', readRestartFlowResponse, '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/RestartFlow', request, init)

/**
 * RPC `/portal.flow_admin.v1.FlowAdminService/SnoozeFlow`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const snoozeFlow = (client: RpcClient, request: SnoozeFlowRequestJson = {}, init: RpcInit = {}): Promise<SnoozeFlowResponse> =>
  readRpc(client, 'snoozeFlow', readSnoozeFlowResponse, '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/SnoozeFlow', request, init)
