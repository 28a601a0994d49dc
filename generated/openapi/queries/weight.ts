// Written by `npm run generate` from contracts/. Do not edit.
import {
  listWeightReadings,
  type ListWeightReadingsParams,
  type ListWeightReadingsAnswer,
  getWeightStats,
  type GetWeightStatsParams,
  type GetWeightStatsAnswer,
  getWeightTarget,
  type GetWeightTargetAnswer,
  setWeightTarget,
  type SetWeightTargetParams,
  type SetWeightTargetAnswer,
  markWeightReading,
  type MarkWeightReadingParams,
  type MarkWeightReadingAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `listWeightReadings`: the operation and what it was asked; `['listWeightReadings']` alone matches every asking. */
export const listWeightReadingsKey = (params: ListWeightReadingsParams) => ['listWeightReadings', params] as const

/** List the member's weight readings, newest first. */
export const listWeightReadingsOptions = (client: PortalClient, params: ListWeightReadingsParams = {}, init: CallInit = {}): QuestionOptions<readonly ['listWeightReadings', ListWeightReadingsParams], ListWeightReadingsAnswer> => ({
  queryKey: tagged<ListWeightReadingsAnswer, readonly ['listWeightReadings', ListWeightReadingsParams]>(listWeightReadingsKey(params)),
  queryFn: ({ signal }) => listWeightReadings(client, params, { ...init, signal }),
})

/** Key of `getWeightStats`: the operation and what it was asked; `['getWeightStats']` alone matches every asking. */
export const getWeightStatsKey = (params: GetWeightStatsParams) => ['getWeightStats', params] as const

/** Get how the member's weight changed over some spans. */
export const getWeightStatsOptions = (client: PortalClient, params: GetWeightStatsParams = {}, init: CallInit = {}): QuestionOptions<readonly ['getWeightStats', GetWeightStatsParams], GetWeightStatsAnswer> => ({
  queryKey: tagged<GetWeightStatsAnswer, readonly ['getWeightStats', GetWeightStatsParams]>(getWeightStatsKey(params)),
  queryFn: ({ signal }) => getWeightStats(client, params, { ...init, signal }),
})

/** Key of `getWeightTarget`: the operation and what it was asked; `['getWeightTarget']` alone matches every asking. */
export const getWeightTargetKey = () => ['getWeightTarget'] as const

/** Get the weight that the member wants to reach. */
export const getWeightTargetOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getWeightTarget'], GetWeightTargetAnswer> => ({
  queryKey: tagged<GetWeightTargetAnswer, readonly ['getWeightTarget']>(getWeightTargetKey()),
  queryFn: ({ signal }) => getWeightTarget(client, { ...init, signal }),
})

/** Set the weight that the member wants to reach. */
export const setWeightTargetMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SetWeightTargetParams, SetWeightTargetAnswer> => ({
  mutationKey: ['setWeightTarget'],
  mutationFn: (params) => setWeightTarget(client, params, init),
})

/** Mark a reading as irregular or regular. */
export const markWeightReadingMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<MarkWeightReadingParams, MarkWeightReadingAnswer> => ({
  mutationKey: ['markWeightReading'],
  mutationFn: (params) => markWeightReading(client, params, init),
})
