// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type GetHealthInfoAnswer = operations['getHealthInfo']['responses'][200]['content']['application/json']
/** Get what the member told about their health and about themselves. `GET /v1/users/me/info/health`. Throws `ApiProblem`. */
export const getHealthInfo = (client: PortalClient, init: CallInit = {}): Promise<GetHealthInfoAnswer> =>
  answer('getHealthInfo', client.GET('/v1/users/me/info/health', { ...init }))

export type SaveHealthInfoParams = { body: NonNullable<operations['saveHealthInfo']['requestBody']>['content']['application/json'] }
export type SaveHealthInfoAnswer = operations['saveHealthInfo']['responses'][200]['content']['application/json']
/** Replace what the member told about their health and about themselves. `PUT /v1/users/me/info/health`. Throws `ApiProblem`. */
export const saveHealthInfo = (client: PortalClient, params: SaveHealthInfoParams, init: CallInit = {}): Promise<SaveHealthInfoAnswer> => {
  const { body } = params
  return answer('saveHealthInfo', client.PUT('/v1/users/me/info/health', { ...init, body }))
}
