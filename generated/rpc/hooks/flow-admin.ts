// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { CompleteFlowRequestJson, CompleteFlowResponseJson, ListFlowsRequestJson, ListFlowsResponseJson, RestartFlowRequestJson, RestartFlowResponseJson, SnoozeFlowRequestJson, SnoozeFlowResponseJson } from '../portal/flow_admin/v1/flow_admin_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  completeFlowMutation,
  listFlowsOptions,
  restartFlowMutation,
  snoozeFlowMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.flow_admin.v1.FlowAdminService/CompleteFlow`. */
export const useCompleteFlow = (options?: Changing<CompleteFlowResponseJson, CompleteFlowRequestJson>): UseMutationResult<CompleteFlowResponseJson, RpcProblem, CompleteFlowRequestJson> =>
  useMutation<CompleteFlowResponseJson, RpcProblem, CompleteFlowRequestJson>({ ...options, ...completeFlowMutation(useRpcClient()) })

/** RPC `/portal.flow_admin.v1.FlowAdminService/ListFlows`. */
export const useListFlows = <Data = ListFlowsResponseJson>(
  request: ListFlowsRequestJson = {},
  options?: Asking<ListFlowsResponseJson, Data, readonly ['listFlows', ListFlowsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListFlowsResponseJson, RpcProblem, Data, readonly ['listFlows', ListFlowsRequestJson]>({ ...options, ...listFlowsOptions(useRpcClient(), request) })

/** RPC `/portal.flow_admin.v1.FlowAdminService/RestartFlow`. */
export const useRestartFlow = (options?: Changing<RestartFlowResponseJson, RestartFlowRequestJson>): UseMutationResult<RestartFlowResponseJson, RpcProblem, RestartFlowRequestJson> =>
  useMutation<RestartFlowResponseJson, RpcProblem, RestartFlowRequestJson>({ ...options, ...restartFlowMutation(useRpcClient()) })

/** RPC `/portal.flow_admin.v1.FlowAdminService/SnoozeFlow`. */
export const useSnoozeFlow = (options?: Changing<SnoozeFlowResponseJson, SnoozeFlowRequestJson>): UseMutationResult<SnoozeFlowResponseJson, RpcProblem, SnoozeFlowRequestJson> =>
  useMutation<SnoozeFlowResponseJson, RpcProblem, SnoozeFlowRequestJson>({ ...options, ...snoozeFlowMutation(useRpcClient()) })
