// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { allPages } from '../pages.ts'
import { answer } from '../problem.ts'
import { keyed } from '../../safe-write.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readBloodSugarReading, type BloodSugarReading, readBloodSugarReadings, type BloodSugarReadings } from '../../schemas/openapi/blood-sugar.reader.ts'
import { readBloodSugarStats, type BloodSugarStats } from '../../schemas/openapi/blood-sugar-stats.reader.ts'

export type ListBloodSugarReadingsParams = NonNullable<operations['listBloodSugarReadings']['parameters']['query']>
export type ListBloodSugarReadingsAnswer = BloodSugarReadings
/** List the member's blood sugar readings of a range, newest first. `GET /v1/users/me/readings/bgs/data`. Throws `ApiProblem`. */
export const listBloodSugarReadings = (client: PortalClient, params: ListBloodSugarReadingsParams, init: CallInit = {}): Promise<ListBloodSugarReadingsAnswer> => {
  const query = params
  return allPages('listBloodSugarReadings', 'bgs', query, (query) => readBody('listBloodSugarReadings', readBloodSugarReadings, answer('listBloodSugarReadings', client.GET('/v1/users/me/readings/bgs/data', { ...init, params: { query } }))))
}

export type CreateBloodSugarReadingParams = { body: NonNullable<operations['createBloodSugarReading']['requestBody']>['content']['application/json'] }
export type CreateBloodSugarReadingAnswer = BloodSugarReading
/** Add a reading that the member took and types in. `POST /v1/users/me/readings/bgs/data`. Throws `ApiProblem`. */
export const createBloodSugarReading = (client: PortalClient, params: CreateBloodSugarReadingParams, init: CallInit = {}): Promise<CreateBloodSugarReadingAnswer> => {
  const { body } = params
  return keyed('createBloodSugarReading', params, init, (init) => readBody('createBloodSugarReading', readBloodSugarReading, answer('createBloodSugarReading', client.POST('/v1/users/me/readings/bgs/data', { ...init, body }))))
}

export type GetBloodSugarStatsParams = NonNullable<operations['getBloodSugarStats']['parameters']['query']>
export type GetBloodSugarStatsAnswer = BloodSugarStats
/** Get statistics of the member's blood sugar over a range, overall, by meal and by hour. `GET /v1/users/me/readings/bgs/stats/extended`. Throws `ApiProblem`. */
export const getBloodSugarStats = (client: PortalClient, params: GetBloodSugarStatsParams, init: CallInit = {}): Promise<GetBloodSugarStatsAnswer> => {
  const query = params
  return readBody('getBloodSugarStats', readBloodSugarStats, answer('getBloodSugarStats', client.GET('/v1/users/me/readings/bgs/stats/extended', { ...init, params: { query } })))
}

export type MarkBloodSugarReadingParams = operations['markBloodSugarReading']['parameters']['path'] & { body: NonNullable<operations['markBloodSugarReading']['requestBody']>['content']['application/json'] }
export type MarkBloodSugarReadingAnswer = BloodSugarReading
/** Leave a reading out of the figures, or take it back in. `PUT /v1/users/me/readings/bgs/{id}`. Throws `ApiProblem`. */
export const markBloodSugarReading = (client: PortalClient, params: MarkBloodSugarReadingParams, init: CallInit = {}): Promise<MarkBloodSugarReadingAnswer> => {
  const { id, body } = params
  return readBody('markBloodSugarReading', readBloodSugarReading, answer('markBloodSugarReading', client.PUT('/v1/users/me/readings/bgs/{id}', { ...init, params: { path: { id } }, body })))
}

export type RemoveBloodSugarReadingParams = operations['removeBloodSugarReading']['parameters']['path']
export type RemoveBloodSugarReadingAnswer = undefined
/** Remove a reading that is wrong. `DELETE /v1/users/me/readings/bgs/{id}`. Throws `ApiProblem`. */
export const removeBloodSugarReading = (client: PortalClient, params: RemoveBloodSugarReadingParams, init: CallInit = {}): Promise<RemoveBloodSugarReadingAnswer> => {
  const { id } = params
  return answer('removeBloodSugarReading', client.DELETE('/v1/users/me/readings/bgs/{id}', { ...init, params: { path: { id } } }))
}

export type UpdateBloodSugarReadingParams = operations['updateBloodSugarReading']['parameters']['path'] & { body: NonNullable<operations['updateBloodSugarReading']['requestBody']>['content']['application/json'] }
export type UpdateBloodSugarReadingAnswer = BloodSugarReading
/** Change what the member said of a reading. `PATCH /v1/users/me/readings/bgs/{id}`. Throws `ApiProblem`. */
export const updateBloodSugarReading = (client: PortalClient, params: UpdateBloodSugarReadingParams, init: CallInit = {}): Promise<UpdateBloodSugarReadingAnswer> => {
  const { id, body } = params
  return readBody('updateBloodSugarReading', readBloodSugarReading, answer('updateBloodSugarReading', client.PATCH('/v1/users/me/readings/bgs/{id}', { ...init, params: { path: { id } }, body })))
}

export type CorrectBloodSugarReadingParams = operations['correctBloodSugarReading']['parameters']['path'] & { body: NonNullable<operations['correctBloodSugarReading']['requestBody']>['content']['application/json'] }
export type CorrectBloodSugarReadingAnswer = BloodSugarReading
/** Correct the value and the time of a reading. `PUT /v1/users/me/readings/bgs/{id}/correction`. Throws `ApiProblem`. */
export const correctBloodSugarReading = (client: PortalClient, params: CorrectBloodSugarReadingParams, init: CallInit = {}): Promise<CorrectBloodSugarReadingAnswer> => {
  const { id, body } = params
  return readBody('correctBloodSugarReading', readBloodSugarReading, answer('correctBloodSugarReading', client.PUT('/v1/users/me/readings/bgs/{id}/correction', { ...init, params: { path: { id } }, body })))
}
