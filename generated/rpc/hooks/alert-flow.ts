// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { DismissAlertFlowRequestJson, ListAlertFlowsRequestJson, StartAlertFlowRequestJson } from '../portal/alert_flow/v1/alert_flow_pb.js'
import type { DismissAlertFlowResponse, ListAlertFlowsResponse, StartAlertFlowResponse } from '../../schemas/rpc/alert-flow.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { dismissAlertFlowMutation, listAlertFlowsQuery, startAlertFlowMutation } from '../queries.ts'

/** RPC `/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow`. */
export const useDismissAlertFlow = mutationHook<RpcProblem, RpcClient, DismissAlertFlowRequestJson, DismissAlertFlowResponse>(dismissAlertFlowMutation, useRpcClient)

/** RPC `/portal.alert_flow.v1.AlertFlowService/ListAlertFlows`. */
export const useListAlertFlows = queryHook<RpcProblem, RpcClient, ListAlertFlowsRequestJson, ListAlertFlowsResponse>(listAlertFlowsQuery, useRpcClient)

/** RPC `/portal.alert_flow.v1.AlertFlowService/StartAlertFlow`. */
export const useStartAlertFlow = mutationHook<RpcProblem, RpcClient, StartAlertFlowRequestJson, StartAlertFlowResponse>(startAlertFlowMutation, useRpcClient)
