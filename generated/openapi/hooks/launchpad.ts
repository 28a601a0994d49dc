// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  GetLaunchpadAnswer,
  DeleteLaunchpadAnswer,
  UpdateLaunchpadParams,
  UpdateLaunchpadAnswer,
  GetOnboardingDisplayAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  getLaunchpadOptions,
  deleteLaunchpadMutation,
  updateLaunchpadMutation,
  getOnboardingDisplayOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Get the steps of the member's start. */
export const useGetLaunchpad = <Data = GetLaunchpadAnswer>(options?: Asking<GetLaunchpadAnswer, Data, readonly ['getLaunchpad']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetLaunchpadAnswer, ApiProblem, Data, readonly ['getLaunchpad']>({ ...options, ...getLaunchpadOptions(usePortalClient()) })

/** Dismiss the launchpad for good. */
export const useDeleteLaunchpad = (options?: Changing<DeleteLaunchpadAnswer, void>): UseMutationResult<DeleteLaunchpadAnswer, ApiProblem, void> =>
  useMutation<DeleteLaunchpadAnswer, ApiProblem, void>({ ...options, ...deleteLaunchpadMutation(usePortalClient()) })

/** Set the status of one step. */
export const useUpdateLaunchpad = (options?: Changing<UpdateLaunchpadAnswer, UpdateLaunchpadParams>): UseMutationResult<UpdateLaunchpadAnswer, ApiProblem, UpdateLaunchpadParams> =>
  useMutation<UpdateLaunchpadAnswer, ApiProblem, UpdateLaunchpadParams>({ ...options, ...updateLaunchpadMutation(usePortalClient()) })

/** Get whether the onboarding is shown. */
export const useGetOnboardingDisplay = <Data = GetOnboardingDisplayAnswer>(options?: Asking<GetOnboardingDisplayAnswer, Data, readonly ['getOnboardingDisplay']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetOnboardingDisplayAnswer, ApiProblem, Data, readonly ['getOnboardingDisplay']>({ ...options, ...getOnboardingDisplayOptions(usePortalClient()) })
