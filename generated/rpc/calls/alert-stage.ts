// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetAlertStageRequestJson, UpdateAlertStageRequestJson } from '../portal/alert_stage/v1/alert_stage_pb.js'
import { readGetAlertStageResponse, type GetAlertStageResponse, readUpdateAlertStageResponse, type UpdateAlertStageResponse } from '../../schemas/rpc/alert-stage.reader.ts'

/**
 * RPC `/portal.alert_stage.v1.AlertStageService/GetAlertStage`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getAlertStage = (client: RpcClient, request: GetAlertStageRequestJson = {}, init: RpcInit = {}): Promise<GetAlertStageResponse> =>
  readRpc(client, 'getAlertStage', readGetAlertStageResponse, '/rpc/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/GetAlertStage', request, init)

/**
 * RPC `/portal.alert_stage.v1.AlertStageService/UpdateAlertStage`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const updateAlertStage = (client: RpcClient, request: UpdateAlertStageRequestJson = {}, init: RpcInit = {}): Promise<UpdateAlertStageResponse> =>
  readRpc(client, 'updateAlertStage', readUpdateAlertStageResponse, '/rpc/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/UpdateAlertStage', request, init)
