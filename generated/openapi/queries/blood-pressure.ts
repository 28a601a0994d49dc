// Written by `npm run generate` from contracts/. Do not edit.
import {
  listBloodPressureReadings,
  type ListBloodPressureReadingsParams,
  type ListBloodPressureReadingsAnswer,
  getBloodPressureStats,
  type GetBloodPressureStatsParams,
  type GetBloodPressureStatsAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type QuestionOptions } from '../query-options.ts'

/** Key of `listBloodPressureReadings`: the operation and what it was asked; `['listBloodPressureReadings']` alone matches every asking. */
export const listBloodPressureReadingsKey = (params: ListBloodPressureReadingsParams) => ['listBloodPressureReadings', params] as const

/** List the member's blood pressure readings of a range, newest first. */
export const listBloodPressureReadingsOptions = (client: PortalClient, params: ListBloodPressureReadingsParams, init: CallInit = {}): QuestionOptions<readonly ['listBloodPressureReadings', ListBloodPressureReadingsParams], ListBloodPressureReadingsAnswer> => ({
  queryKey: tagged<ListBloodPressureReadingsAnswer, readonly ['listBloodPressureReadings', ListBloodPressureReadingsParams]>(listBloodPressureReadingsKey(params)),
  queryFn: ({ signal }) => listBloodPressureReadings(client, params, { ...init, signal }),
})

/** Key of `getBloodPressureStats`: the operation and what it was asked; `['getBloodPressureStats']` alone matches every asking. */
export const getBloodPressureStatsKey = (params: GetBloodPressureStatsParams) => ['getBloodPressureStats', params] as const

/** Get statistics of the member's blood pressure over a range. */
export const getBloodPressureStatsOptions = (client: PortalClient, params: GetBloodPressureStatsParams, init: CallInit = {}): QuestionOptions<readonly ['getBloodPressureStats', GetBloodPressureStatsParams], GetBloodPressureStatsAnswer> => ({
  queryKey: tagged<GetBloodPressureStatsAnswer, readonly ['getBloodPressureStats', GetBloodPressureStatsParams]>(getBloodPressureStatsKey(params)),
  queryFn: ({ signal }) => getBloodPressureStats(client, params, { ...init, signal }),
})
