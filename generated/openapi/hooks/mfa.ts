// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { AnswerMfaChallengeParams, AnswerMfaChallengeAnswer, ListMfaContactPointsParams, ListMfaContactPointsAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { answerMfaChallengeMutation, listMfaContactPointsQuery } from '../queries.ts'

/** Request a one-time code, or hand it in. */
export const useAnswerMfaChallenge = mutationHook<ApiProblem, PortalClient, AnswerMfaChallengeParams, AnswerMfaChallengeAnswer>(answerMfaChallengeMutation, usePortalClient)

/** List where a one-time code can be sent. */
export const useListMfaContactPoints = queryHook<ApiProblem, PortalClient, ListMfaContactPointsParams, ListMfaContactPointsAnswer>(listMfaContactPointsQuery, usePortalClient)
