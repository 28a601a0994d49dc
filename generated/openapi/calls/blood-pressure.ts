// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { allPages } from '../pages.ts'
import { answer } from '../problem.ts'
import { keyed } from '../../safe-write.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readBloodPressureReading, type BloodPressureReading, readBloodPressureReadings, type BloodPressureReadings, readBloodPressureStats, type BloodPressureStats } from '../../schemas/openapi/blood-pressure.reader.ts'

export type ListBloodPressureReadingsParams = operations['listBloodPressureReadings']['parameters']['path'] & NonNullable<operations['listBloodPressureReadings']['parameters']['query']>
export type ListBloodPressureReadingsAnswer = BloodPressureReadings
/** List the member's blood pressure readings of a range, newest first. `GET /v1/users/{userId}/reading/bp`. Throws `ApiProblem`. */
export const listBloodPressureReadings = (client: PortalClient, params: ListBloodPressureReadingsParams, init: CallInit = {}): Promise<ListBloodPressureReadingsAnswer> => {
  const { userId, ...query } = params
  return allPages('listBloodPressureReadings', 'bpReadings', query, (query) => readBody('listBloodPressureReadings', readBloodPressureReadings, answer('listBloodPressureReadings', client.GET('/v1/users/{userId}/reading/bp', { ...init, params: { path: { userId }, query } }))))
}

export type GetBloodPressureStatsParams = NonNullable<operations['getBloodPressureStats']['parameters']['query']>
export type GetBloodPressureStatsAnswer = BloodPressureStats
/** Get statistics of the member's blood pressure over a range. `GET /v1/users/me/reading/bp/stats`. Throws `ApiProblem`. */
export const getBloodPressureStats = (client: PortalClient, params: GetBloodPressureStatsParams, init: CallInit = {}): Promise<GetBloodPressureStatsAnswer> => {
  const query = params
  return readBody('getBloodPressureStats', readBloodPressureStats, answer('getBloodPressureStats', client.GET('/v1/users/me/reading/bp/stats', { ...init, params: { query } })))
}

export type CreateBloodPressureReadingParams = { body: NonNullable<operations['createBloodPressureReading']['requestBody']>['content']['application/json'] }
export type CreateBloodPressureReadingAnswer = BloodPressureReading
/** Add a blood pressure that the member took and types in. `POST /v1/users/me/readings/bp`. Throws `ApiProblem`. */
export const createBloodPressureReading = (client: PortalClient, params: CreateBloodPressureReadingParams, init: CallInit = {}): Promise<CreateBloodPressureReadingAnswer> => {
  const { body } = params
  return keyed('createBloodPressureReading', params, init, (init) => readBody('createBloodPressureReading', readBloodPressureReading, answer('createBloodPressureReading', client.POST('/v1/users/me/readings/bp', { ...init, body }))))
}

export type RemoveBloodPressureReadingParams = operations['removeBloodPressureReading']['parameters']['path']
export type RemoveBloodPressureReadingAnswer = undefined
/** Remove a blood pressure that is wrong. `DELETE /v1/users/me/readings/bp/{id}`. Throws `ApiProblem`. */
export const removeBloodPressureReading = (client: PortalClient, params: RemoveBloodPressureReadingParams, init: CallInit = {}): Promise<RemoveBloodPressureReadingAnswer> => {
  const { id } = params
  return answer('removeBloodPressureReading', client.DELETE('/v1/users/me/readings/bp/{id}', { ...init, params: { path: { id } } }))
}

export type CorrectBloodPressureReadingParams = operations['correctBloodPressureReading']['parameters']['path'] & { body: NonNullable<operations['correctBloodPressureReading']['requestBody']>['content']['application/json'] }
export type CorrectBloodPressureReadingAnswer = BloodPressureReading
/** Correct the values and the time of a blood pressure. `PUT /v1/users/me/readings/bp/{id}/correction`. Throws `ApiProblem`. */
export const correctBloodPressureReading = (client: PortalClient, params: CorrectBloodPressureReadingParams, init: CallInit = {}): Promise<CorrectBloodPressureReadingAnswer> => {
  const { id, body } = params
  return readBody('correctBloodPressureReading', readBloodPressureReading, answer('correctBloodPressureReading', client.PUT('/v1/users/me/readings/bp/{id}/correction', { ...init, params: { path: { id } }, body })))
}
