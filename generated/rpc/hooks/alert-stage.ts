// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetAlertStageRequestJson, GetAlertStageResponseJson, UpdateAlertStageRequestJson, UpdateAlertStageResponseJson } from '../portal/alert_stage/v1/alert_stage_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getAlertStageOptions,
  updateAlertStageMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.alert_stage.v1.AlertStageService/GetAlertStage`. */
export const useGetAlertStage = <Data = GetAlertStageResponseJson>(
  request: GetAlertStageRequestJson = {},
  options?: Asking<GetAlertStageResponseJson, Data, readonly ['getAlertStage', GetAlertStageRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetAlertStageResponseJson, RpcProblem, Data, readonly ['getAlertStage', GetAlertStageRequestJson]>({ ...options, ...getAlertStageOptions(useRpcClient(), request) })

/** RPC `/portal.alert_stage.v1.AlertStageService/UpdateAlertStage`. */
export const useUpdateAlertStage = (options?: Changing<UpdateAlertStageResponseJson, UpdateAlertStageRequestJson>): UseMutationResult<UpdateAlertStageResponseJson, RpcProblem, UpdateAlertStageRequestJson> =>
  useMutation<UpdateAlertStageResponseJson, RpcProblem, UpdateAlertStageRequestJson>({ ...options, ...updateAlertStageMutation(useRpcClient()) })
