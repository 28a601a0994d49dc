// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type GetBloodSugarAlertsAnswer = operations['getBloodSugarAlerts']['responses'][200]['content']['application/json']
/** Get who is told about a blood sugar reading, and when. `GET /v1/users/me/settings/alerts/bg`. Throws `ApiProblem`. */
export const getBloodSugarAlerts = (client: PortalClient, init: CallInit = {}): Promise<GetBloodSugarAlertsAnswer> =>
  answer('getBloodSugarAlerts', client.GET('/v1/users/me/settings/alerts/bg', { ...init }))

export type UpdateBloodSugarAlertsParams = { body: NonNullable<operations['updateBloodSugarAlerts']['requestBody']>['content']['application/json'] }
export type UpdateBloodSugarAlertsAnswer = operations['updateBloodSugarAlerts']['responses'][200]['content']['application/json']
/** Change who is told about a blood sugar reading. `PATCH /v1/users/me/settings/alerts/bg`. Throws `ApiProblem`. */
export const updateBloodSugarAlerts = (client: PortalClient, params: UpdateBloodSugarAlertsParams, init: CallInit = {}): Promise<UpdateBloodSugarAlertsAnswer> => {
  const { body } = params
  return answer('updateBloodSugarAlerts', client.PATCH('/v1/users/me/settings/alerts/bg', { ...init, body }))
}
