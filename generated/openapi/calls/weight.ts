// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { allPages } from '../pages.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type ListWeightReadingsParams = NonNullable<operations['listWeightReadings']['parameters']['query']>
export type ListWeightReadingsAnswer = operations['listWeightReadings']['responses'][200]['content']['application/json']
/** List the member's weight readings, newest first. `GET /v1/users/me/reading/weights`. Throws `ApiProblem`. */
export const listWeightReadings = (client: PortalClient, params: ListWeightReadingsParams = {}, init: CallInit = {}): Promise<ListWeightReadingsAnswer> => {
  const query = params
  return allPages('listWeightReadings', 'weightReadings', query, (query) => answer('listWeightReadings', client.GET('/v1/users/me/reading/weights', { ...init, params: { query } })))
}

export type GetWeightStatsParams = NonNullable<operations['getWeightStats']['parameters']['query']>
export type GetWeightStatsAnswer = operations['getWeightStats']['responses'][200]['content']['application/json']
/** Get how the member's weight changed over some spans. `GET /v1/users/me/reading/weight/stats`. Throws `ApiProblem`. */
export const getWeightStats = (client: PortalClient, params: GetWeightStatsParams = {}, init: CallInit = {}): Promise<GetWeightStatsAnswer> => {
  const query = params
  return answer('getWeightStats', client.GET('/v1/users/me/reading/weight/stats', { ...init, params: { query } }))
}

export type GetWeightTargetAnswer = operations['getWeightTarget']['responses'][200]['content']['application/json']
/** Get the weight that the member wants to reach. `GET /v1/users/me/reading/weight/target`. Throws `ApiProblem`. */
export const getWeightTarget = (client: PortalClient, init: CallInit = {}): Promise<GetWeightTargetAnswer> =>
  answer('getWeightTarget', client.GET('/v1/users/me/reading/weight/target', { ...init }))

export type SetWeightTargetParams = { body: NonNullable<operations['setWeightTarget']['requestBody']>['content']['application/json'] }
export type SetWeightTargetAnswer = operations['setWeightTarget']['responses'][200]['content']['application/json']
/** Set the weight that the member wants to reach. `POST /v1/users/me/reading/weight/target`. Throws `ApiProblem`. */
export const setWeightTarget = (client: PortalClient, params: SetWeightTargetParams, init: CallInit = {}): Promise<SetWeightTargetAnswer> => {
  const { body } = params
  return answer('setWeightTarget', client.POST('/v1/users/me/reading/weight/target', { ...init, body }))
}

export type MarkWeightReadingParams = operations['markWeightReading']['parameters']['path'] & { body: NonNullable<operations['markWeightReading']['requestBody']>['content']['application/json'] }
export type MarkWeightReadingAnswer = operations['markWeightReading']['responses'][200]['content']['application/json']
/** Mark a reading as irregular or regular. `PUT /v1/users/me/reading/weight/{id}`. Throws `ApiProblem`. */
export const markWeightReading = (client: PortalClient, params: MarkWeightReadingParams, init: CallInit = {}): Promise<MarkWeightReadingAnswer> => {
  const { id, body } = params
  return answer('markWeightReading', client.PUT('/v1/users/me/reading/weight/{id}', { ...init, params: { path: { id } }, body }))
}
