// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListWeightReadingsParams,
  ListWeightReadingsAnswer,
  GetWeightStatsParams,
  GetWeightStatsAnswer,
  GetWeightTargetAnswer,
  SetWeightTargetParams,
  SetWeightTargetAnswer,
  MarkWeightReadingParams,
  MarkWeightReadingAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listWeightReadingsOptions,
  getWeightStatsOptions,
  getWeightTargetOptions,
  setWeightTargetMutation,
  markWeightReadingMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** List the member's weight readings, newest first. */
export const useListWeightReadings = <Data = ListWeightReadingsAnswer>(params: ListWeightReadingsParams = {}, options?: Asking<ListWeightReadingsAnswer, Data, readonly ['listWeightReadings', ListWeightReadingsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListWeightReadingsAnswer, ApiProblem, Data, readonly ['listWeightReadings', ListWeightReadingsParams]>({ ...options, ...listWeightReadingsOptions(usePortalClient(), params) })

/** Get how the member's weight changed over some spans. */
export const useGetWeightStats = <Data = GetWeightStatsAnswer>(params: GetWeightStatsParams = {}, options?: Asking<GetWeightStatsAnswer, Data, readonly ['getWeightStats', GetWeightStatsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetWeightStatsAnswer, ApiProblem, Data, readonly ['getWeightStats', GetWeightStatsParams]>({ ...options, ...getWeightStatsOptions(usePortalClient(), params) })

/** Get the weight that the member wants to reach. */
export const useGetWeightTarget = <Data = GetWeightTargetAnswer>(options?: Asking<GetWeightTargetAnswer, Data, readonly ['getWeightTarget']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetWeightTargetAnswer, ApiProblem, Data, readonly ['getWeightTarget']>({ ...options, ...getWeightTargetOptions(usePortalClient()) })

/** Set the weight that the member wants to reach. */
export const useSetWeightTarget = (options?: Changing<SetWeightTargetAnswer, SetWeightTargetParams>): UseMutationResult<SetWeightTargetAnswer, ApiProblem, SetWeightTargetParams> =>
  useMutation<SetWeightTargetAnswer, ApiProblem, SetWeightTargetParams>({ ...options, ...setWeightTargetMutation(usePortalClient()) })

/** Mark a reading as irregular or regular. */
export const useMarkWeightReading = (options?: Changing<MarkWeightReadingAnswer, MarkWeightReadingParams>): UseMutationResult<MarkWeightReadingAnswer, ApiProblem, MarkWeightReadingParams> =>
  useMutation<MarkWeightReadingAnswer, ApiProblem, MarkWeightReadingParams>({ ...options, ...markWeightReadingMutation(usePortalClient()) })
