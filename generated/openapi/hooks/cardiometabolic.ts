// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListScoresAnswer,
  GetScoreParams,
  GetScoreAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listScoresOptions,
  getScoreOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** List the cardiometabolic scores of all pillars. */
export const useListScores = <Data = ListScoresAnswer>(options?: Asking<ListScoresAnswer, Data, readonly ['listScores']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListScoresAnswer, ApiProblem, Data, readonly ['listScores']>({ ...options, ...listScoresOptions(usePortalClient()) })

/** Get the cardiometabolic score of one pillar. */
export const useGetScore = <Data = GetScoreAnswer>(params: GetScoreParams, options?: Asking<GetScoreAnswer, Data, readonly ['getScore', GetScoreParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetScoreAnswer, ApiProblem, Data, readonly ['getScore', GetScoreParams]>({ ...options, ...getScoreOptions(usePortalClient(), params) })
