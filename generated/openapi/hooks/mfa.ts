// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { AnswerMfaChallengeParams, AnswerMfaChallengeAnswer, StartMfaStepParams, StartMfaStepAnswer, ListMfaContactPointsParams, ListMfaContactPointsAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { answerMfaChallengeMutation, startMfaStepMutation, listMfaContactPointsQuery } from '../queries.ts'

/** Request a one-time code, or hand it in, or a passkey's proof. */
export const useAnswerMfaChallenge = mutationHook<ApiProblem, PortalClient, AnswerMfaChallengeParams, AnswerMfaChallengeAnswer>(answerMfaChallengeMutation, usePortalClient)

/** Choose the authenticator app or a passkey as the second step. */
export const useStartMfaStep = mutationHook<ApiProblem, PortalClient, StartMfaStepParams, StartMfaStepAnswer>(startMfaStepMutation, usePortalClient)

/** List where a one-time code can be sent. */
export const useListMfaContactPoints = queryHook<ApiProblem, PortalClient, ListMfaContactPointsParams, ListMfaContactPointsAnswer>(listMfaContactPointsQuery, usePortalClient)
