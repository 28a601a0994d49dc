// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { answerMfaChallenge, listMfaContactPoints } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { AnswerMfaChallengeParams, AnswerMfaChallengeAnswer, ListMfaContactPointsParams, ListMfaContactPointsAnswer } from '../calls.ts'

/** Request a one-time code, or hand it in. */
export const answerMfaChallengeMutation: MutationOperation<PortalClient, AnswerMfaChallengeParams, AnswerMfaChallengeAnswer> = { id: 'answerMfaChallenge', run: answerMfaChallenge, invalidates: [] }

/** List where a one-time code can be sent. */
export const listMfaContactPointsQuery: QueryOperation<PortalClient, ListMfaContactPointsParams, ListMfaContactPointsAnswer> = { id: 'listMfaContactPoints', run: listMfaContactPoints }
