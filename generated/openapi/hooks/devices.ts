// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { GetDeviceGroupsAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { getDeviceGroupsQuery } from '../queries.ts'

/** Get the devices that the member has, by program. */
export const useGetDeviceGroups = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetDeviceGroupsAnswer>(getDeviceGroupsQuery, usePortalClient)
