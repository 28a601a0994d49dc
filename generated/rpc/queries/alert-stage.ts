// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { getAlertStage, updateAlertStage } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetAlertStageRequestJson, UpdateAlertStageRequestJson } from '../portal/alert_stage/v1/alert_stage_pb.js'
import type { GetAlertStageResponse, UpdateAlertStageResponse } from '../../schemas/rpc/alert-stage.reader.ts'

/** RPC `/portal.alert_stage.v1.AlertStageService/GetAlertStage`. */
export const getAlertStageQuery: QueryOperation<RpcClient, GetAlertStageRequestJson, GetAlertStageResponse> = { id: 'getAlertStage', run: getAlertStage }

/** RPC `/portal.alert_stage.v1.AlertStageService/UpdateAlertStage`. */
export const updateAlertStageMutation: MutationOperation<RpcClient, UpdateAlertStageRequestJson, UpdateAlertStageResponse> = { id: 'updateAlertStage', run: updateAlertStage, invalidates: ['listAlertFlows', 'getAlertStage'] }
