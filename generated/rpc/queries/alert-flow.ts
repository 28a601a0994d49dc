// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  dismissAlertFlow,
  listAlertFlows,
  startAlertFlow,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { DismissAlertFlowRequestJson, DismissAlertFlowResponseJson, ListAlertFlowsRequestJson, ListAlertFlowsResponseJson, StartAlertFlowRequestJson, StartAlertFlowResponseJson } from '../portal/alert_flow/v1/alert_flow_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow`. */
export const dismissAlertFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['dismissAlertFlow'] as const,
  mutationFn: (request: DismissAlertFlowRequestJson): Promise<DismissAlertFlowResponseJson> => dismissAlertFlow(client, request, init),
})

/** Key of `listAlertFlows`: the RPC and its request. */
export const listAlertFlowsKey = (request: ListAlertFlowsRequestJson = {}) => ['listAlertFlows', request] as const

/** Query options of `/portal.alert_flow.v1.AlertFlowService/ListAlertFlows`. */
export const listAlertFlowsOptions = (client: RpcClient, request: ListAlertFlowsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listAlertFlowsKey(request) as DataTag<readonly ['listAlertFlows', ListAlertFlowsRequestJson], ListAlertFlowsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listAlertFlows(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.alert_flow.v1.AlertFlowService/StartAlertFlow`. */
export const startAlertFlowMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['startAlertFlow'] as const,
  mutationFn: (request: StartAlertFlowRequestJson): Promise<StartAlertFlowResponseJson> => startAlertFlow(client, request, init),
})
