// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { listScores, getScore } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListScoresAnswer, GetScoreParams, GetScoreAnswer } from '../calls.ts'

/** List the cardiometabolic scores of all pillars. */
export const listScoresQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, ListScoresAnswer> = { id: 'listScores', run: (client, _, init) => listScores(client, init) }

/** Get the cardiometabolic score of one pillar. */
export const getScoreQuery: QueryOperation<PortalClient, GetScoreParams, GetScoreAnswer> = { id: 'getScore', run: getScore }
