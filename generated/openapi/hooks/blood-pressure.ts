// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListBloodPressureReadingsParams, ListBloodPressureReadingsAnswer, GetBloodPressureStatsParams, GetBloodPressureStatsAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listBloodPressureReadingsQuery, getBloodPressureStatsQuery } from '../queries.ts'

/** List the member's blood pressure readings of a range, newest first. */
export const useListBloodPressureReadings = queryHook<ApiProblem, PortalClient, ListBloodPressureReadingsParams, ListBloodPressureReadingsAnswer>(listBloodPressureReadingsQuery, usePortalClient)

/** Get statistics of the member's blood pressure over a range. */
export const useGetBloodPressureStats = queryHook<ApiProblem, PortalClient, GetBloodPressureStatsParams, GetBloodPressureStatsAnswer>(getBloodPressureStatsQuery, usePortalClient)
