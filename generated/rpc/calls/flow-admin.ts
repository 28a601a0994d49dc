// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { CompleteFlowRequestJson, CompleteFlowResponseJson, ListFlowsRequestJson, ListFlowsResponseJson, RestartFlowRequestJson, RestartFlowResponseJson, SnoozeFlowRequestJson, SnoozeFlowResponseJson } from '../portal/flow_admin/v1/flow_admin_pb.js'

/** RPC `/portal.flow_admin.v1.FlowAdminService/CompleteFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const completeFlow = (client: RpcClient, request: CompleteFlowRequestJson = {}, init: RpcInit = {}): Promise<CompleteFlowResponseJson> =>
  askRpc(client, 'completeFlow', '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/CompleteFlow', request, init)

/** RPC `/portal.flow_admin.v1.FlowAdminService/ListFlows`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listFlows = (client: RpcClient, request: ListFlowsRequestJson = {}, init: RpcInit = {}): Promise<ListFlowsResponseJson> =>
  askRpc(client, 'listFlows', '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/ListFlows', request, init)

/** RPC `/portal.flow_admin.v1.FlowAdminService/RestartFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const restartFlow = (client: RpcClient, request: RestartFlowRequestJson = {}, init: RpcInit = {}): Promise<RestartFlowResponseJson> =>
  askRpc(client, 'restartFlow', '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/RestartFlow', request, init)

/** RPC `/portal.flow_admin.v1.FlowAdminService/SnoozeFlow`, in the JSON form of its messages. Throws `RpcProblem`. */
export const snoozeFlow = (client: RpcClient, request: SnoozeFlowRequestJson = {}, init: RpcInit = {}): Promise<SnoozeFlowResponseJson> =>
  askRpc(client, 'snoozeFlow', '/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/SnoozeFlow', request, init)
