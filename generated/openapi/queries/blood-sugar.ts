// Written by `npm run generate` from contracts/. Do not edit.
import {
  listBloodSugarReadings,
  type ListBloodSugarReadingsParams,
  type ListBloodSugarReadingsAnswer,
  createBloodSugarReading,
  type CreateBloodSugarReadingParams,
  type CreateBloodSugarReadingAnswer,
  getBloodSugarStats,
  type GetBloodSugarStatsParams,
  type GetBloodSugarStatsAnswer,
  updateBloodSugarReading,
  type UpdateBloodSugarReadingParams,
  type UpdateBloodSugarReadingAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `listBloodSugarReadings`: the operation and what it was asked; `['listBloodSugarReadings']` alone matches every asking. */
export const listBloodSugarReadingsKey = (params: ListBloodSugarReadingsParams) => ['listBloodSugarReadings', params] as const

/** List the member's blood sugar readings of a range, newest first. */
export const listBloodSugarReadingsOptions = (client: PortalClient, params: ListBloodSugarReadingsParams, init: CallInit = {}): QuestionOptions<readonly ['listBloodSugarReadings', ListBloodSugarReadingsParams], ListBloodSugarReadingsAnswer> => ({
  queryKey: tagged<ListBloodSugarReadingsAnswer, readonly ['listBloodSugarReadings', ListBloodSugarReadingsParams]>(listBloodSugarReadingsKey(params)),
  queryFn: ({ signal }) => listBloodSugarReadings(client, params, { ...init, signal }),
})

/** Add a reading that the member took and types in. */
export const createBloodSugarReadingMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<CreateBloodSugarReadingParams, CreateBloodSugarReadingAnswer> => ({
  mutationKey: ['createBloodSugarReading'],
  mutationFn: (params) => createBloodSugarReading(client, params, init),
})

/** Key of `getBloodSugarStats`: the operation and what it was asked; `['getBloodSugarStats']` alone matches every asking. */
export const getBloodSugarStatsKey = (params: GetBloodSugarStatsParams) => ['getBloodSugarStats', params] as const

/** Get statistics of the member's blood sugar over a range, overall, by meal and by hour. */
export const getBloodSugarStatsOptions = (client: PortalClient, params: GetBloodSugarStatsParams, init: CallInit = {}): QuestionOptions<readonly ['getBloodSugarStats', GetBloodSugarStatsParams], GetBloodSugarStatsAnswer> => ({
  queryKey: tagged<GetBloodSugarStatsAnswer, readonly ['getBloodSugarStats', GetBloodSugarStatsParams]>(getBloodSugarStatsKey(params)),
  queryFn: ({ signal }) => getBloodSugarStats(client, params, { ...init, signal }),
})

/** Change what the member said of a reading. */
export const updateBloodSugarReadingMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<UpdateBloodSugarReadingParams, UpdateBloodSugarReadingAnswer> => ({
  mutationKey: ['updateBloodSugarReading'],
  mutationFn: (params) => updateBloodSugarReading(client, params, init),
})
