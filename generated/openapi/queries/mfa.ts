// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { answerMfaChallenge, startMfaStep, listMfaContactPoints } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { AnswerMfaChallengeParams, AnswerMfaChallengeAnswer, StartMfaStepParams, StartMfaStepAnswer, ListMfaContactPointsParams, ListMfaContactPointsAnswer } from '../calls.ts'

/** Request a one-time code, or hand it in, or a passkey's proof. */
export const answerMfaChallengeMutation: MutationOperation<PortalClient, AnswerMfaChallengeParams, AnswerMfaChallengeAnswer> = { id: 'answerMfaChallenge', run: answerMfaChallenge, invalidates: [] }

/** Choose the authenticator app or a passkey as the second step. */
export const startMfaStepMutation: MutationOperation<PortalClient, StartMfaStepParams, StartMfaStepAnswer> = { id: 'startMfaStep', run: startMfaStep, invalidates: [] }

/** List where a one-time code can be sent. */
export const listMfaContactPointsQuery: QueryOperation<PortalClient, ListMfaContactPointsParams, ListMfaContactPointsAnswer> = { id: 'listMfaContactPoints', run: listMfaContactPoints }
