// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { GetFeaturesAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { getFeaturesQuery } from '../queries.ts'

/** Get the feature flags of the member. */
export const useGetFeatures = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetFeaturesAnswer>(getFeaturesQuery, usePortalClient)
