// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListBloodPressureReadingsParams,
  ListBloodPressureReadingsAnswer,
  GetBloodPressureStatsParams,
  GetBloodPressureStatsAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listBloodPressureReadingsOptions,
  getBloodPressureStatsOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** List the member's blood pressure readings of a range, newest first. */
export const useListBloodPressureReadings = <Data = ListBloodPressureReadingsAnswer>(params: ListBloodPressureReadingsParams, options?: Asking<ListBloodPressureReadingsAnswer, Data, readonly ['listBloodPressureReadings', ListBloodPressureReadingsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListBloodPressureReadingsAnswer, ApiProblem, Data, readonly ['listBloodPressureReadings', ListBloodPressureReadingsParams]>({ ...options, ...listBloodPressureReadingsOptions(usePortalClient(), params) })

/** Get statistics of the member's blood pressure over a range. */
export const useGetBloodPressureStats = <Data = GetBloodPressureStatsAnswer>(params: GetBloodPressureStatsParams, options?: Asking<GetBloodPressureStatsAnswer, Data, readonly ['getBloodPressureStats', GetBloodPressureStatsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetBloodPressureStatsAnswer, ApiProblem, Data, readonly ['getBloodPressureStats', GetBloodPressureStatsParams]>({ ...options, ...getBloodPressureStatsOptions(usePortalClient(), params) })
