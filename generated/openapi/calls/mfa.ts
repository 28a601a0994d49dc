// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readMfaChallenge, type MfaChallenge, readMfaContactPoints, type MfaContactPoints, readMfaStep, type MfaStep } from '../../schemas/openapi/mfa.reader.ts'
import { readSession, type Session } from '../../schemas/openapi/sign-in.reader.ts'
import { either } from '../../schemas/read.ts'

export type AnswerMfaChallengeParams = { body: NonNullable<operations['answerMfaChallenge']['requestBody']>['content']['application/json'] }
export type AnswerMfaChallengeAnswer = Session | MfaChallenge
/** Request a one-time code, or hand it in, or a passkey's proof. `POST /v1/users/auth/mfa/challenges`. Throws `ApiProblem`. */
export const answerMfaChallenge = (client: PortalClient, params: AnswerMfaChallengeParams, init: CallInit = {}): Promise<AnswerMfaChallengeAnswer> => {
  const { body } = params
  return readBody('answerMfaChallenge', either<Session | MfaChallenge>(readSession, readMfaChallenge), answer('answerMfaChallenge', client.POST('/v1/users/auth/mfa/challenges', { ...init, body })))
}

export type StartMfaStepParams = { body: NonNullable<operations['startMfaStep']['requestBody']>['content']['application/json'] }
export type StartMfaStepAnswer = MfaStep
/** Choose the authenticator app or a passkey as the second step. `POST /v1/users/auth/mfa/steps`. Throws `ApiProblem`. */
export const startMfaStep = (client: PortalClient, params: StartMfaStepParams, init: CallInit = {}): Promise<StartMfaStepAnswer> => {
  const { body } = params
  return readBody('startMfaStep', readMfaStep, answer('startMfaStep', client.POST('/v1/users/auth/mfa/steps', { ...init, body })))
}

export type ListMfaContactPointsParams = operations['listMfaContactPoints']['parameters']['path']
export type ListMfaContactPointsAnswer = MfaContactPoints
/** List where a one-time code can be sent. `GET /v1/users/auth/mfa/{id}/contactPoints`. Throws `ApiProblem`. */
export const listMfaContactPoints = (client: PortalClient, params: ListMfaContactPointsParams, init: CallInit = {}): Promise<ListMfaContactPointsAnswer> => {
  const { id } = params
  return readBody('listMfaContactPoints', readMfaContactPoints, answer('listMfaContactPoints', client.GET('/v1/users/auth/mfa/{id}/contactPoints', { ...init, params: { path: { id } } })))
}
