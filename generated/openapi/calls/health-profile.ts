// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readHealthInfo, type HealthInfo } from '../../schemas/openapi/health-profile.reader.ts'

export type GetHealthInfoAnswer = HealthInfo
/** Get what the member told about their health and about themselves. `GET /v1/users/me/info/health`. Throws `ApiProblem`. */
export const getHealthInfo = (client: PortalClient, init: CallInit = {}): Promise<GetHealthInfoAnswer> =>
  readBody('getHealthInfo', readHealthInfo, answer('getHealthInfo', client.GET('/v1/users/me/info/health', { ...init })))

export type SaveHealthInfoParams = { body: NonNullable<operations['saveHealthInfo']['requestBody']>['content']['application/json'] }
export type SaveHealthInfoAnswer = HealthInfo
/** Replace what the member told about their health and about themselves. `PUT /v1/users/me/info/health`. Throws `ApiProblem`. */
export const saveHealthInfo = (client: PortalClient, params: SaveHealthInfoParams, init: CallInit = {}): Promise<SaveHealthInfoAnswer> => {
  const { body } = params
  return readBody('saveHealthInfo', readHealthInfo, answer('saveHealthInfo', client.PUT('/v1/users/me/info/health', { ...init, body })))
}
