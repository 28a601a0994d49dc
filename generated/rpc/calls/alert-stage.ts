// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetAlertStageRequestJson, GetAlertStageResponseJson, UpdateAlertStageRequestJson, UpdateAlertStageResponseJson } from '../portal/alert_stage/v1/alert_stage_pb.js'

/** RPC `/portal.alert_stage.v1.AlertStageService/GetAlertStage`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getAlertStage = (client: RpcClient, request: GetAlertStageRequestJson = {}, init: RpcInit = {}): Promise<GetAlertStageResponseJson> =>
  askRpc(client, 'getAlertStage', '/rpc/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/GetAlertStage', request, init)

/** RPC `/portal.alert_stage.v1.AlertStageService/UpdateAlertStage`, in the JSON form of its messages. Throws `RpcProblem`. */
export const updateAlertStage = (client: RpcClient, request: UpdateAlertStageRequestJson = {}, init: RpcInit = {}): Promise<UpdateAlertStageResponseJson> =>
  askRpc(client, 'updateAlertStage', '/rpc/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/UpdateAlertStage', request, init)
