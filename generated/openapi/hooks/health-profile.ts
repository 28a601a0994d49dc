// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  GetHealthInfoAnswer,
  SaveHealthInfoParams,
  SaveHealthInfoAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  getHealthInfoOptions,
  saveHealthInfoMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Get what the member told about their health and about themselves. */
export const useGetHealthInfo = <Data = GetHealthInfoAnswer>(options?: Asking<GetHealthInfoAnswer, Data, readonly ['getHealthInfo']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetHealthInfoAnswer, ApiProblem, Data, readonly ['getHealthInfo']>({ ...options, ...getHealthInfoOptions(usePortalClient()) })

/** Replace what the member told about their health and about themselves. */
export const useSaveHealthInfo = (options?: Changing<SaveHealthInfoAnswer, SaveHealthInfoParams>): UseMutationResult<SaveHealthInfoAnswer, ApiProblem, SaveHealthInfoParams> =>
  useMutation<SaveHealthInfoAnswer, ApiProblem, SaveHealthInfoParams>({ ...options, ...saveHealthInfoMutation(usePortalClient()) })
