// Written by `npm run generate` from contracts/. Do not edit.
import {
  listScores,
  type ListScoresAnswer,
  getScore,
  type GetScoreParams,
  type GetScoreAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type QuestionOptions } from '../query-options.ts'

/** Key of `listScores`: the operation and what it was asked; `['listScores']` alone matches every asking. */
export const listScoresKey = () => ['listScores'] as const

/** List the cardiometabolic scores of all pillars. */
export const listScoresOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['listScores'], ListScoresAnswer> => ({
  queryKey: tagged<ListScoresAnswer, readonly ['listScores']>(listScoresKey()),
  queryFn: ({ signal }) => listScores(client, { ...init, signal }),
})

/** Key of `getScore`: the operation and what it was asked; `['getScore']` alone matches every asking. */
export const getScoreKey = (params: GetScoreParams) => ['getScore', params] as const

/** Get the cardiometabolic score of one pillar. */
export const getScoreOptions = (client: PortalClient, params: GetScoreParams, init: CallInit = {}): QuestionOptions<readonly ['getScore', GetScoreParams], GetScoreAnswer> => ({
  queryKey: tagged<GetScoreAnswer, readonly ['getScore', GetScoreParams]>(getScoreKey(params)),
  queryFn: ({ signal }) => getScore(client, params, { ...init, signal }),
})
