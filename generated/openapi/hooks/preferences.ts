// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  ListAppPreferencesAnswer,
  SaveAppPreferencesParams,
  SaveAppPreferencesAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  listAppPreferencesOptions,
  saveAppPreferencesMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** List the member's preferences of every app. */
export const useListAppPreferences = <Data = ListAppPreferencesAnswer>(options?: Asking<ListAppPreferencesAnswer, Data, readonly ['listAppPreferences']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListAppPreferencesAnswer, ApiProblem, Data, readonly ['listAppPreferences']>({ ...options, ...listAppPreferencesOptions(usePortalClient()) })

/** Save preferences. */
export const useSaveAppPreferences = (options?: Changing<SaveAppPreferencesAnswer, SaveAppPreferencesParams>): UseMutationResult<SaveAppPreferencesAnswer, ApiProblem, SaveAppPreferencesParams> =>
  useMutation<SaveAppPreferencesAnswer, ApiProblem, SaveAppPreferencesParams>({ ...options, ...saveAppPreferencesMutation(usePortalClient()) })
