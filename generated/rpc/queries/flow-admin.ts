// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { completeFlow, listFlows, restartFlow, snoozeFlow } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { CompleteFlowRequestJson, ListFlowsRequestJson, RestartFlowRequestJson, SnoozeFlowRequestJson } from '../portal/flow_admin/v1/flow_admin_pb.js'
import type { CompleteFlowResponse, ListFlowsResponse, RestartFlowResponse, SnoozeFlowResponse } from '../../schemas/rpc/flow-admin.reader.ts'

/** RPC `/portal.flow_admin.v1.FlowAdminService/CompleteFlow`. */
export const completeFlowMutation: MutationOperation<RpcClient, CompleteFlowRequestJson, CompleteFlowResponse> = { id: 'completeFlow', run: completeFlow, invalidates: ['listFlows'] }

/** RPC `/portal.flow_admin.v1.FlowAdminService/ListFlows`. */
export const listFlowsQuery: QueryOperation<RpcClient, ListFlowsRequestJson, ListFlowsResponse> = { id: 'listFlows', run: listFlows }

/** RPC `/portal.flow_admin.v1.FlowAdminService/RestartFlow`. */
export const restartFlowMutation: MutationOperation<RpcClient, RestartFlowRequestJson, RestartFlowResponse> = { id: 'restartFlow', run: restartFlow, invalidates: ['listFlows'] }

/** RPC `/portal.flow_admin.v1.FlowAdminService/SnoozeFlow`. */
export const snoozeFlowMutation: MutationOperation<RpcClient, SnoozeFlowRequestJson, SnoozeFlowResponse> = { id: 'snoozeFlow', run: snoozeFlow, invalidates: ['listFlows'] }
