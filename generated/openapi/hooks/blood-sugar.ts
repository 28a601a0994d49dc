// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListBloodSugarReadingsParams,
  ListBloodSugarReadingsAnswer,
  CreateBloodSugarReadingParams,
  CreateBloodSugarReadingAnswer,
  GetBloodSugarStatsParams,
  GetBloodSugarStatsAnswer,
  UpdateBloodSugarReadingParams,
  UpdateBloodSugarReadingAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listBloodSugarReadingsOptions,
  createBloodSugarReadingMutation,
  getBloodSugarStatsOptions,
  updateBloodSugarReadingMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** List the member's blood sugar readings of a range, newest first. */
export const useListBloodSugarReadings = <Data = ListBloodSugarReadingsAnswer>(params: ListBloodSugarReadingsParams, options?: Asking<ListBloodSugarReadingsAnswer, Data, readonly ['listBloodSugarReadings', ListBloodSugarReadingsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListBloodSugarReadingsAnswer, ApiProblem, Data, readonly ['listBloodSugarReadings', ListBloodSugarReadingsParams]>({ ...options, ...listBloodSugarReadingsOptions(usePortalClient(), params) })

/** Add a reading that the member took and types in. */
export const useCreateBloodSugarReading = (options?: Changing<CreateBloodSugarReadingAnswer, CreateBloodSugarReadingParams>): UseMutationResult<CreateBloodSugarReadingAnswer, ApiProblem, CreateBloodSugarReadingParams> =>
  useMutation<CreateBloodSugarReadingAnswer, ApiProblem, CreateBloodSugarReadingParams>({ ...options, ...createBloodSugarReadingMutation(usePortalClient()) })

/** Get statistics of the member's blood sugar over a range, overall, by meal and by hour. */
export const useGetBloodSugarStats = <Data = GetBloodSugarStatsAnswer>(params: GetBloodSugarStatsParams, options?: Asking<GetBloodSugarStatsAnswer, Data, readonly ['getBloodSugarStats', GetBloodSugarStatsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetBloodSugarStatsAnswer, ApiProblem, Data, readonly ['getBloodSugarStats', GetBloodSugarStatsParams]>({ ...options, ...getBloodSugarStatsOptions(usePortalClient(), params) })

/** Change what the member said of a reading. */
export const useUpdateBloodSugarReading = (options?: Changing<UpdateBloodSugarReadingAnswer, UpdateBloodSugarReadingParams>): UseMutationResult<UpdateBloodSugarReadingAnswer, ApiProblem, UpdateBloodSugarReadingParams> =>
  useMutation<UpdateBloodSugarReadingAnswer, ApiProblem, UpdateBloodSugarReadingParams>({ ...options, ...updateBloodSugarReadingMutation(usePortalClient()) })
