// Written by `npm run generate` from contracts/. Do not edit.
import {
  answerMfaChallenge,
  type AnswerMfaChallengeParams,
  type AnswerMfaChallengeAnswer,
  listMfaContactPoints,
  type ListMfaContactPointsParams,
  type ListMfaContactPointsAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Request a one-time code, or hand it in. */
export const answerMfaChallengeMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<AnswerMfaChallengeParams, AnswerMfaChallengeAnswer> => ({
  mutationKey: ['answerMfaChallenge'],
  mutationFn: (params) => answerMfaChallenge(client, params, init),
})

/** Key of `listMfaContactPoints`: the operation and what it was asked; `['listMfaContactPoints']` alone matches every asking. */
export const listMfaContactPointsKey = (params: ListMfaContactPointsParams) => ['listMfaContactPoints', params] as const

/** List where a one-time code can be sent. */
export const listMfaContactPointsOptions = (client: PortalClient, params: ListMfaContactPointsParams, init: CallInit = {}): QuestionOptions<readonly ['listMfaContactPoints', ListMfaContactPointsParams], ListMfaContactPointsAnswer> => ({
  queryKey: tagged<ListMfaContactPointsAnswer, readonly ['listMfaContactPoints', ListMfaContactPointsParams]>(listMfaContactPointsKey(params)),
  queryFn: ({ signal }) => listMfaContactPoints(client, params, { ...init, signal }),
})
