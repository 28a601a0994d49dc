// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type AnswerMfaChallengeParams = { body: NonNullable<operations['answerMfaChallenge']['requestBody']>['content']['application/json'] }
export type AnswerMfaChallengeAnswer = operations['answerMfaChallenge']['responses'][200]['content']['application/json'] | operations['answerMfaChallenge']['responses'][201]['content']['application/json']
/** Request a one-time code, or hand it in. `POST /v1/users/auth/mfa/challenges`. Throws `ApiProblem`. */
export const answerMfaChallenge = (client: PortalClient, params: AnswerMfaChallengeParams, init: CallInit = {}): Promise<AnswerMfaChallengeAnswer> => {
  const { body } = params
  return answer('answerMfaChallenge', client.POST('/v1/users/auth/mfa/challenges', { ...init, body }))
}

export type ListMfaContactPointsParams = operations['listMfaContactPoints']['parameters']['path']
export type ListMfaContactPointsAnswer = operations['listMfaContactPoints']['responses'][200]['content']['application/json']
/** List where a one-time code can be sent. `GET /v1/users/auth/mfa/{id}/contactPoints`. Throws `ApiProblem`. */
export const listMfaContactPoints = (client: PortalClient, params: ListMfaContactPointsParams, init: CallInit = {}): Promise<ListMfaContactPointsAnswer> => {
  const { id } = params
  return answer('listMfaContactPoints', client.GET('/v1/users/auth/mfa/{id}/contactPoints', { ...init, params: { path: { id } } }))
}
