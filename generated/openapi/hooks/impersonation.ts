// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  GetImpersonationAnswer,
  EndImpersonationAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  getImpersonationOptions,
  endImpersonationMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Get the staff person who views this member's account. */
export const useGetImpersonation = <Data = GetImpersonationAnswer>(options?: Asking<GetImpersonationAnswer, Data, readonly ['getImpersonation']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetImpersonationAnswer, ApiProblem, Data, readonly ['getImpersonation']>({ ...options, ...getImpersonationOptions(usePortalClient()) })

/** Stop viewing the member's account. */
export const useEndImpersonation = (options?: Changing<EndImpersonationAnswer, void>): UseMutationResult<EndImpersonationAnswer, ApiProblem, void> =>
  useMutation<EndImpersonationAnswer, ApiProblem, void>({ ...options, ...endImpersonationMutation(usePortalClient()) })
