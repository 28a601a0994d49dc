// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readScore, type Score, readScores, type Scores } from '../../schemas/openapi/cardiometabolic.reader.ts'

export type ListScoresAnswer = Scores
/** List the cardiometabolic scores of all pillars. `GET /services/service-cardiometabolic/v1/users/me/scores`. Throws `ApiProblem`. */
export const listScores = (client: PortalClient, init: CallInit = {}): Promise<ListScoresAnswer> =>
  readBody('listScores', readScores, answer('listScores', client.GET('/services/service-cardiometabolic/v1/users/me/scores', { ...init })))

export type GetScoreParams = operations['getScore']['parameters']['path']
export type GetScoreAnswer = Score
/** Get the cardiometabolic score of one pillar. `GET /services/service-cardiometabolic/v1/users/me/scores/{pillar}`. Throws `ApiProblem`. */
export const getScore = (client: PortalClient, params: GetScoreParams, init: CallInit = {}): Promise<GetScoreAnswer> => {
  const { pillar } = params
  return readBody('getScore', readScore, answer('getScore', client.GET('/services/service-cardiometabolic/v1/users/me/scores/{pillar}', { ...init, params: { path: { pillar } } })))
}
