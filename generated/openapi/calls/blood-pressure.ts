// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { allPages } from '../pages.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readBloodPressureReadings, type BloodPressureReadings, readBloodPressureStats, type BloodPressureStats } from '../../schemas/openapi/blood-pressure.reader.ts'

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
