// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  completeFlow,
  listFlows,
  restartFlow,
  snoozeFlow,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { CompleteFlowRequestJson, CompleteFlowResponseJson, ListFlowsRequestJson, ListFlowsResponseJson, RestartFlowRequestJson, RestartFlowResponseJson, SnoozeFlowRequestJson, SnoozeFlowResponseJson } from '../portal/flow_admin/v1/flow_admin_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.flow_admin.v1.FlowAdminService/CompleteFlow`. */
export const completeFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['completeFlow'] as const,
  mutationFn: (request: CompleteFlowRequestJson): Promise<CompleteFlowResponseJson> => completeFlow(client, request, init),
})

/** Key of `listFlows`: the RPC and its request. */
export const listFlowsKey = (request: ListFlowsRequestJson = {}) => ['listFlows', request] as const

/** Query options of `/portal.flow_admin.v1.FlowAdminService/ListFlows`. */
export const listFlowsOptions = (client: RpcClient, request: ListFlowsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listFlowsKey(request) as DataTag<readonly ['listFlows', ListFlowsRequestJson], ListFlowsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listFlows(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.flow_admin.v1.FlowAdminService/RestartFlow`. */
export const restartFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['restartFlow'] as const,
  mutationFn: (request: RestartFlowRequestJson): Promise<RestartFlowResponseJson> => restartFlow(client, request, init),
})

/** Mutation options of `/portal.flow_admin.v1.FlowAdminService/SnoozeFlow`. */
export const snoozeFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['snoozeFlow'] as const,
  mutationFn: (request: SnoozeFlowRequestJson): Promise<SnoozeFlowResponseJson> => snoozeFlow(client, request, init),
})
