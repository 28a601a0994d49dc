// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { allPages } from '../pages.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readWeightReading, type WeightReading, readWeightReadings, type WeightReadings, readWeightStats, type WeightStats, readWeightTarget, type WeightTarget } from '../../schemas/openapi/weight.reader.ts'

export type ListWeightReadingsParams = NonNullable<operations['listWeightReadings']['parameters']['query']>
export type ListWeightReadingsAnswer = WeightReadings
/** List the member's weight readings, newest first. `GET /v1/users/me/reading/weights`. Throws `ApiProblem`. */
export const listWeightReadings = (client: PortalClient, params: ListWeightReadingsParams = {}, init: CallInit = {}): Promise<ListWeightReadingsAnswer> => {
  const query = params
  return allPages('listWeightReadings', 'weightReadings', query, (query) => readBody('listWeightReadings', readWeightReadings, answer('listWeightReadings', client.GET('/v1/users/me/reading/weights', { ...init, params: { query } }))))
}

export type GetWeightStatsParams = NonNullable<operations['getWeightStats']['parameters']['query']>
export type GetWeightStatsAnswer = WeightStats
/** Get how the member's weight changed over some spans. `GET /v1/users/me/reading/weight/stats`. Throws `ApiProblem`. */
export const getWeightStats = (client: PortalClient, params: GetWeightStatsParams = {}, init: CallInit = {}): Promise<GetWeightStatsAnswer> => {
  const query = params
  return readBody('getWeightStats', readWeightStats, answer('getWeightStats', client.GET('/v1/users/me/reading/weight/stats', { ...init, params: { query } })))
}

export type GetWeightTargetAnswer = WeightTarget
/** Get the weight that the member wants to reach. `GET /v1/users/me/reading/weight/target`. Throws `ApiProblem`. */
export const getWeightTarget = (client: PortalClient, init: CallInit = {}): Promise<GetWeightTargetAnswer> =>
  readBody('getWeightTarget', readWeightTarget, answer('getWeightTarget', client.GET('/v1/users/me/reading/weight/target', { ...init })))

export type SetWeightTargetParams = { body: NonNullable<operations['setWeightTarget']['requestBody']>['content']['application/json'] }
export type SetWeightTargetAnswer = WeightTarget
/** Set the weight that the member wants to reach. `POST /v1/users/me/reading/weight/target`. Throws `ApiProblem`. */
export const setWeightTarget = (client: PortalClient, params: SetWeightTargetParams, init: CallInit = {}): Promise<SetWeightTargetAnswer> => {
  const { body } = params
  return readBody('setWeightTarget', readWeightTarget, answer('setWeightTarget', client.POST('/v1/users/me/reading/weight/target', { ...init, body })))
}

export type MarkWeightReadingParams = operations['markWeightReading']['parameters']['path'] & { body: NonNullable<operations['markWeightReading']['requestBody']>['content']['application/json'] }
export type MarkWeightReadingAnswer = WeightReading
/** Mark a reading as irregular or regular. `PUT /v1/users/me/reading/weight/{id}`. Throws `ApiProblem`. */
export const markWeightReading = (client: PortalClient, params: MarkWeightReadingParams, init: CallInit = {}): Promise<MarkWeightReadingAnswer> => {
  const { id, body } = params
  return readBody('markWeightReading', readWeightReading, answer('markWeightReading', client.PUT('/v1/users/me/reading/weight/{id}', { ...init, params: { path: { id } }, body })))
}

export type RemoveWeightReadingParams = operations['removeWeightReading']['parameters']['path']
export type RemoveWeightReadingAnswer = undefined
/** Remove a reading that is wrong. `DELETE /v1/users/me/reading/weight/{id}`. Throws `ApiProblem`. */
export const removeWeightReading = (client: PortalClient, params: RemoveWeightReadingParams, init: CallInit = {}): Promise<RemoveWeightReadingAnswer> => {
  const { id } = params
  return answer('removeWeightReading', client.DELETE('/v1/users/me/reading/weight/{id}', { ...init, params: { path: { id } } }))
}

export type CorrectWeightReadingParams = operations['correctWeightReading']['parameters']['path'] & { body: NonNullable<operations['correctWeightReading']['requestBody']>['content']['application/json'] }
export type CorrectWeightReadingAnswer = WeightReading
/** Correct the weight and the time of a reading. `PUT /v1/users/me/reading/weight/{id}/correction`. Throws `ApiProblem`. */
export const correctWeightReading = (client: PortalClient, params: CorrectWeightReadingParams, init: CallInit = {}): Promise<CorrectWeightReadingAnswer> => {
  const { id, body } = params
  return readBody('correctWeightReading', readWeightReading, answer('correctWeightReading', client.PUT('/v1/users/me/reading/weight/{id}/correction', { ...init, params: { path: { id } }, body })))
}
