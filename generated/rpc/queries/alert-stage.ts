// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getAlertStage,
  updateAlertStage,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetAlertStageRequestJson, GetAlertStageResponseJson, UpdateAlertStageRequestJson, UpdateAlertStageResponseJson } from '../portal/alert_stage/v1/alert_stage_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getAlertStage`: the RPC and its request. */
export const getAlertStageKey = (request: GetAlertStageRequestJson = {}) => ['getAlertStage', request] as const

/** Query options of `/portal.alert_stage.v1.AlertStageService/GetAlertStage`. */
export const getAlertStageOptions = (client: RpcClient, request: GetAlertStageRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getAlertStageKey(request) as DataTag<readonly ['getAlertStage', GetAlertStageRequestJson], GetAlertStageResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getAlertStage(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.alert_stage.v1.AlertStageService/UpdateAlertStage`. */
export const updateAlertStageMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['updateAlertStage'] as const,
  mutationFn: (request: UpdateAlertStageRequestJson): Promise<UpdateAlertStageResponseJson> => updateAlertStage(client, request, init),
})
