// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListScoresAnswer, GetScoreParams, GetScoreAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listScoresQuery, getScoreQuery } from '../queries.ts'

/** List the cardiometabolic scores of all pillars. */
export const useListScores = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, ListScoresAnswer>(listScoresQuery, usePortalClient)

/** Get the cardiometabolic score of one pillar. */
export const useGetScore = queryHook<ApiProblem, PortalClient, GetScoreParams, GetScoreAnswer>(getScoreQuery, usePortalClient)
