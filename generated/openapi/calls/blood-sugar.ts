// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { allPages } from '../pages.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type ListBloodSugarReadingsParams = NonNullable<operations['listBloodSugarReadings']['parameters']['query']>
export type ListBloodSugarReadingsAnswer = operations['listBloodSugarReadings']['responses'][200]['content']['application/json']
/** List the member's blood sugar readings of a range, newest first. `GET /v1/users/me/readings/bgs/data`. Throws `ApiProblem`. */
export const listBloodSugarReadings = (client: PortalClient, params: ListBloodSugarReadingsParams, init: CallInit = {}): Promise<ListBloodSugarReadingsAnswer> => {
  const query = params
  return allPages('listBloodSugarReadings', 'bgs', query, (query) => answer('listBloodSugarReadings', client.GET('/v1/users/me/readings/bgs/data', { ...init, params: { query } })))
}

export type CreateBloodSugarReadingParams = { body: NonNullable<operations['createBloodSugarReading']['requestBody']>['content']['application/json'] }
export type CreateBloodSugarReadingAnswer = operations['createBloodSugarReading']['responses'][201]['content']['application/json']
/** Add a reading that the member took and types in. `POST /v1/users/me/readings/bgs/data`. Throws `ApiProblem`. */
export const createBloodSugarReading = (client: PortalClient, params: CreateBloodSugarReadingParams, init: CallInit = {}): Promise<CreateBloodSugarReadingAnswer> => {
  const { body } = params
  return answer('createBloodSugarReading', client.POST('/v1/users/me/readings/bgs/data', { ...init, body }))
}

export type GetBloodSugarStatsParams = NonNullable<operations['getBloodSugarStats']['parameters']['query']>
export type GetBloodSugarStatsAnswer = operations['getBloodSugarStats']['responses'][200]['content']['application/json']
/** Get statistics of the member's blood sugar over a range, overall, by meal and by hour. `GET /v1/users/me/readings/bgs/stats/extended`. Throws `ApiProblem`. */
export const getBloodSugarStats = (client: PortalClient, params: GetBloodSugarStatsParams, init: CallInit = {}): Promise<GetBloodSugarStatsAnswer> => {
  const query = params
  return answer('getBloodSugarStats', client.GET('/v1/users/me/readings/bgs/stats/extended', { ...init, params: { query } }))
}

export type UpdateBloodSugarReadingParams = operations['updateBloodSugarReading']['parameters']['path'] & { body: NonNullable<operations['updateBloodSugarReading']['requestBody']>['content']['application/json'] }
export type UpdateBloodSugarReadingAnswer = operations['updateBloodSugarReading']['responses'][200]['content']['application/json']
/** Change what the member said of a reading. `PATCH /v1/users/me/readings/bgs/{id}`. Throws `ApiProblem`. */
export const updateBloodSugarReading = (client: PortalClient, params: UpdateBloodSugarReadingParams, init: CallInit = {}): Promise<UpdateBloodSugarReadingAnswer> => {
  const { id, body } = params
  return answer('updateBloodSugarReading', client.PATCH('/v1/users/me/readings/bgs/{id}', { ...init, params: { path: { id } }, body }))
}
