// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  GetBloodSugarAlertsAnswer,
  UpdateBloodSugarAlertsParams,
  UpdateBloodSugarAlertsAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  getBloodSugarAlertsOptions,
  updateBloodSugarAlertsMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Get who is told about a blood sugar reading, and when. */
export const useGetBloodSugarAlerts = <Data = GetBloodSugarAlertsAnswer>(options?: Asking<GetBloodSugarAlertsAnswer, Data, readonly ['getBloodSugarAlerts']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetBloodSugarAlertsAnswer, ApiProblem, Data, readonly ['getBloodSugarAlerts']>({ ...options, ...getBloodSugarAlertsOptions(usePortalClient()) })

/** Change who is told about a blood sugar reading. */
export const useUpdateBloodSugarAlerts = (options?: Changing<UpdateBloodSugarAlertsAnswer, UpdateBloodSugarAlertsParams>): UseMutationResult<UpdateBloodSugarAlertsAnswer, ApiProblem, UpdateBloodSugarAlertsParams> =>
  useMutation<UpdateBloodSugarAlertsAnswer, ApiProblem, UpdateBloodSugarAlertsParams>({ ...options, ...updateBloodSugarAlertsMutation(usePortalClient()) })
