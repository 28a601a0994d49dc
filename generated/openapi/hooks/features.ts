// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  GetFeaturesAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  getFeaturesOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Get the feature flags of the member. */
export const useGetFeatures = <Data = GetFeaturesAnswer>(options?: Asking<GetFeaturesAnswer, Data, readonly ['getFeatures']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetFeaturesAnswer, ApiProblem, Data, readonly ['getFeatures']>({ ...options, ...getFeaturesOptions(usePortalClient()) })
