// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { dismissAlertFlow, listAlertFlows, startAlertFlow } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { DismissAlertFlowRequestJson, ListAlertFlowsRequestJson, StartAlertFlowRequestJson } from '../portal/alert_flow/v1/alert_flow_pb.js'
import type { DismissAlertFlowResponse, ListAlertFlowsResponse, StartAlertFlowResponse } from '../../schemas/rpc/alert-flow.reader.ts'

/** RPC `/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow`. */
export const dismissAlertFlowMutation: MutationOperation<RpcClient, DismissAlertFlowRequestJson, DismissAlertFlowResponse> = { id: 'dismissAlertFlow', run: dismissAlertFlow, invalidates: ['listAlertFlows'] }

/** RPC `/portal.alert_flow.v1.AlertFlowService/ListAlertFlows`. */
export const listAlertFlowsQuery: QueryOperation<RpcClient, ListAlertFlowsRequestJson, ListAlertFlowsResponse> = { id: 'listAlertFlows', run: listAlertFlows }

/** RPC `/portal.alert_flow.v1.AlertFlowService/StartAlertFlow`. */
export const startAlertFlowMutation: MutationOperation<RpcClient, StartAlertFlowRequestJson, StartAlertFlowResponse> = { id: 'startAlertFlow', run: startAlertFlow, invalidates: ['listAlertFlows'] }
