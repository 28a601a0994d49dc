// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetAlertStageRequestJson, UpdateAlertStageRequestJson } from '../portal/alert_stage/v1/alert_stage_pb.js'
import type { GetAlertStageResponse, UpdateAlertStageResponse } from '../../schemas/rpc/alert-stage.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getAlertStageQuery, updateAlertStageMutation } from '../queries.ts'

/** RPC `/portal.alert_stage.v1.AlertStageService/GetAlertStage`. */
export const useGetAlertStage = queryHook<RpcProblem, RpcClient, GetAlertStageRequestJson, GetAlertStageResponse>(getAlertStageQuery, useRpcClient)

/** RPC `/portal.alert_stage.v1.AlertStageService/UpdateAlertStage`. */
export const useUpdateAlertStage = mutationHook<RpcProblem, RpcClient, UpdateAlertStageRequestJson, UpdateAlertStageResponse>(updateAlertStageMutation, useRpcClient)
