// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  GetDeviceGroupsAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  getDeviceGroupsOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Get the devices that the member has, by program. */
export const useGetDeviceGroups = <Data = GetDeviceGroupsAnswer>(options?: Asking<GetDeviceGroupsAnswer, Data, readonly ['getDeviceGroups']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetDeviceGroupsAnswer, ApiProblem, Data, readonly ['getDeviceGroups']>({ ...options, ...getDeviceGroupsOptions(usePortalClient()) })
