// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type ListScoresAnswer = operations['listScores']['responses'][200]['content']['application/json']
/** List the cardiometabolic scores of all pillars. `GET /services/service-cardiometabolic/v1/users/me/scores`. Throws `ApiProblem`. */
export const listScores = (client: PortalClient, init: CallInit = {}): Promise<ListScoresAnswer> =>
  answer('listScores', client.GET('/services/service-cardiometabolic/v1/users/me/scores', { ...init }))

export type GetScoreParams = operations['getScore']['parameters']['path']
export type GetScoreAnswer = operations['getScore']['responses'][200]['content']['application/json']
/** Get the cardiometabolic score of one pillar. `GET /services/service-cardiometabolic/v1/users/me/scores/{pillar}`. Throws `ApiProblem`. */
export const getScore = (client: PortalClient, params: GetScoreParams, init: CallInit = {}): Promise<GetScoreAnswer> => {
  const { pillar } = params
  return answer('getScore', client.GET('/services/service-cardiometabolic/v1/users/me/scores/{pillar}', { ...init, params: { path: { pillar } } }))
}
