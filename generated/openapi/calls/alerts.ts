// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readBloodSugarAlerts, type BloodSugarAlerts } from '../../schemas/openapi/alerts.reader.ts'

export type GetBloodSugarAlertsAnswer = BloodSugarAlerts
/** Get who is told about a blood sugar reading, and when. `GET /v1/users/me/settings/alerts/bg`. Throws `ApiProblem`. */
export const getBloodSugarAlerts = (client: PortalClient, init: CallInit = {}): Promise<GetBloodSugarAlertsAnswer> =>
  readBody('getBloodSugarAlerts', readBloodSugarAlerts, answer('getBloodSugarAlerts', client.GET('/v1/users/me/settings/alerts/bg', { ...init })))

export type UpdateBloodSugarAlertsParams = { body: NonNullable<operations['updateBloodSugarAlerts']['requestBody']>['content']['application/json'] }
export type UpdateBloodSugarAlertsAnswer = BloodSugarAlerts
/** Change who is told about a blood sugar reading. `PATCH /v1/users/me/settings/alerts/bg`. Throws `ApiProblem`. */
export const updateBloodSugarAlerts = (client: PortalClient, params: UpdateBloodSugarAlertsParams, init: CallInit = {}): Promise<UpdateBloodSugarAlertsAnswer> => {
  const { body } = params
  return readBody('updateBloodSugarAlerts', readBloodSugarAlerts, answer('updateBloodSugarAlerts', client.PATCH('/v1/users/me/settings/alerts/bg', { ...init, body })))
}
