// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { CompleteFlowRequestJson, ListFlowsRequestJson, RestartFlowRequestJson, SnoozeFlowRequestJson } from '../portal/flow_admin/v1/flow_admin_pb.js'
import type { CompleteFlowResponse, ListFlowsResponse, RestartFlowResponse, SnoozeFlowResponse } from '../../schemas/rpc/flow-admin.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { completeFlowMutation, listFlowsQuery, restartFlowMutation, snoozeFlowMutation } from '../queries.ts'

/** RPC `/portal.flow_admin.v1.FlowAdminService/CompleteFlow`. */
export const useCompleteFlow = mutationHook<RpcProblem, RpcClient, CompleteFlowRequestJson, CompleteFlowResponse>(completeFlowMutation, useRpcClient)

/** RPC `/portal.flow_admin.v1.FlowAdminService/ListFlows`. */
export const useListFlows = queryHook<RpcProblem, RpcClient, ListFlowsRequestJson, ListFlowsResponse>(listFlowsQuery, useRpcClient)

/** RPC `/portal.flow_admin.v1.FlowAdminService/RestartFlow`. */
export const useRestartFlow = mutationHook<RpcProblem, RpcClient, RestartFlowRequestJson, RestartFlowResponse>(restartFlowMutation, useRpcClient)

/** RPC `/portal.flow_admin.v1.FlowAdminService/SnoozeFlow`. */
export const useSnoozeFlow = mutationHook<RpcProblem, RpcClient, SnoozeFlowRequestJson, SnoozeFlowResponse>(snoozeFlowMutation, useRpcClient)
