// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListBloodPressureReadingsParams, ListBloodPressureReadingsAnswer, GetBloodPressureStatsParams, GetBloodPressureStatsAnswer, CreateBloodPressureReadingParams, CreateBloodPressureReadingAnswer, RemoveBloodPressureReadingParams, RemoveBloodPressureReadingAnswer, CorrectBloodPressureReadingParams, CorrectBloodPressureReadingAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listBloodPressureReadingsQuery, getBloodPressureStatsQuery, createBloodPressureReadingMutation, removeBloodPressureReadingMutation, correctBloodPressureReadingMutation } from '../queries.ts'

/** List the member's blood pressure readings of a range, newest first. */
export const useListBloodPressureReadings = queryHook<ApiProblem, PortalClient, ListBloodPressureReadingsParams, ListBloodPressureReadingsAnswer>(listBloodPressureReadingsQuery, usePortalClient)

/** Get statistics of the member's blood pressure over a range. */
export const useGetBloodPressureStats = queryHook<ApiProblem, PortalClient, GetBloodPressureStatsParams, GetBloodPressureStatsAnswer>(getBloodPressureStatsQuery, usePortalClient)

/** Add a blood pressure that the member took and types in. */
export const useCreateBloodPressureReading = mutationHook<ApiProblem, PortalClient, CreateBloodPressureReadingParams, CreateBloodPressureReadingAnswer>(createBloodPressureReadingMutation, usePortalClient)

/** Remove a blood pressure that is wrong. */
export const useRemoveBloodPressureReading = mutationHook<ApiProblem, PortalClient, RemoveBloodPressureReadingParams, RemoveBloodPressureReadingAnswer>(removeBloodPressureReadingMutation, usePortalClient)

/** Correct the values and the time of a blood pressure. */
export const useCorrectBloodPressureReading = mutationHook<ApiProblem, PortalClient, CorrectBloodPressureReadingParams, CorrectBloodPressureReadingAnswer>(correctBloodPressureReadingMutation, usePortalClient)
