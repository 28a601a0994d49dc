// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { GetHealthInfoAnswer, SaveHealthInfoParams, SaveHealthInfoAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { getHealthInfoQuery, saveHealthInfoMutation } from '../queries.ts'

/** Get what the member told about their health and about themselves. */
export const useGetHealthInfo = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetHealthInfoAnswer>(getHealthInfoQuery, usePortalClient)

/** Replace what the member told about their health and about themselves. */
export const useSaveHealthInfo = mutationHook<ApiProblem, PortalClient, SaveHealthInfoParams, SaveHealthInfoAnswer>(saveHealthInfoMutation, usePortalClient)
