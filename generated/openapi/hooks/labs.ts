// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListLabOrderResultsParams,
  ListLabOrderResultsAnswer,
  ListKidneyResultsParams,
  ListKidneyResultsAnswer,
  ListLabResultsParams,
  ListLabResultsAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listLabOrderResultsOptions,
  listKidneyResultsOptions,
  listLabResultsOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** List results of the tests that were ordered for the member. */
export const useListLabOrderResults = <Data = ListLabOrderResultsAnswer>(params: ListLabOrderResultsParams, options?: Asking<ListLabOrderResultsAnswer, Data, readonly ['listLabOrderResults', ListLabOrderResultsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListLabOrderResultsAnswer, ApiProblem, Data, readonly ['listLabOrderResults', ListLabOrderResultsParams]>({ ...options, ...listLabOrderResultsOptions(usePortalClient(), params) })

/** List the member's kidney results. */
export const useListKidneyResults = <Data = ListKidneyResultsAnswer>(params: ListKidneyResultsParams = {}, options?: Asking<ListKidneyResultsAnswer, Data, readonly ['listKidneyResults', ListKidneyResultsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListKidneyResultsAnswer, ApiProblem, Data, readonly ['listKidneyResults', ListKidneyResultsParams]>({ ...options, ...listKidneyResultsOptions(usePortalClient(), params) })

/** List results of one kind of laboratory test. */
export const useListLabResults = <Data = ListLabResultsAnswer>(params: ListLabResultsParams, options?: Asking<ListLabResultsAnswer, Data, readonly ['listLabResults', ListLabResultsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListLabResultsAnswer, ApiProblem, Data, readonly ['listLabResults', ListLabResultsParams]>({ ...options, ...listLabResultsOptions(usePortalClient(), params) })
