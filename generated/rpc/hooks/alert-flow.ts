// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { DismissAlertFlowRequestJson, DismissAlertFlowResponseJson, ListAlertFlowsRequestJson, ListAlertFlowsResponseJson, StartAlertFlowRequestJson, StartAlertFlowResponseJson } from '../portal/alert_flow/v1/alert_flow_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  dismissAlertFlowMutation,
  listAlertFlowsOptions,
  startAlertFlowMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow`. */
export const useDismissAlertFlow = (options?: Changing<DismissAlertFlowResponseJson, DismissAlertFlowRequestJson>): UseMutationResult<DismissAlertFlowResponseJson, RpcProblem, DismissAlertFlowRequestJson> =>
  useMutation<DismissAlertFlowResponseJson, RpcProblem, DismissAlertFlowRequestJson>({ ...options, ...dismissAlertFlowMutation(useRpcClient()) })

/** RPC `/portal.alert_flow.v1.AlertFlowService/ListAlertFlows`. */
export const useListAlertFlows = <Data = ListAlertFlowsResponseJson>(
  request: ListAlertFlowsRequestJson = {},
  options?: Asking<ListAlertFlowsResponseJson, Data, readonly ['listAlertFlows', ListAlertFlowsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListAlertFlowsResponseJson, RpcProblem, Data, readonly ['listAlertFlows', ListAlertFlowsRequestJson]>({ ...options, ...listAlertFlowsOptions(useRpcClient(), request) })

/** RPC `/portal.alert_flow.v1.AlertFlowService/StartAlertFlow`. */
export const useStartAlertFlow = (options?: Changing<StartAlertFlowResponseJson, StartAlertFlowRequestJson>): UseMutationResult<StartAlertFlowResponseJson, RpcProblem, StartAlertFlowRequestJson> =>
  useMutation<StartAlertFlowResponseJson, RpcProblem, StartAlertFlowRequestJson>({ ...options, ...startAlertFlowMutation(useRpcClient()) })
