// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListBloodSugarReadingsParams, ListBloodSugarReadingsAnswer, CreateBloodSugarReadingParams, CreateBloodSugarReadingAnswer, GetBloodSugarStatsParams, GetBloodSugarStatsAnswer, MarkBloodSugarReadingParams, MarkBloodSugarReadingAnswer, RemoveBloodSugarReadingParams, RemoveBloodSugarReadingAnswer, UpdateBloodSugarReadingParams, UpdateBloodSugarReadingAnswer, CorrectBloodSugarReadingParams, CorrectBloodSugarReadingAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listBloodSugarReadingsQuery, createBloodSugarReadingMutation, getBloodSugarStatsQuery, markBloodSugarReadingMutation, removeBloodSugarReadingMutation, updateBloodSugarReadingMutation, correctBloodSugarReadingMutation } from '../queries.ts'

/** List the member's blood sugar readings of a range, newest first. */
export const useListBloodSugarReadings = queryHook<ApiProblem, PortalClient, ListBloodSugarReadingsParams, ListBloodSugarReadingsAnswer>(listBloodSugarReadingsQuery, usePortalClient)

/** Add a reading that the member took and types in. */
export const useCreateBloodSugarReading = mutationHook<ApiProblem, PortalClient, CreateBloodSugarReadingParams, CreateBloodSugarReadingAnswer>(createBloodSugarReadingMutation, usePortalClient)

/** Get statistics of the member's blood sugar over a range, overall, by meal and by hour. */
export const useGetBloodSugarStats = queryHook<ApiProblem, PortalClient, GetBloodSugarStatsParams, GetBloodSugarStatsAnswer>(getBloodSugarStatsQuery, usePortalClient)

/** Leave a reading out of the figures, or take it back in. */
export const useMarkBloodSugarReading = mutationHook<ApiProblem, PortalClient, MarkBloodSugarReadingParams, MarkBloodSugarReadingAnswer>(markBloodSugarReadingMutation, usePortalClient)

/** Remove a reading that is wrong. */
export const useRemoveBloodSugarReading = mutationHook<ApiProblem, PortalClient, RemoveBloodSugarReadingParams, RemoveBloodSugarReadingAnswer>(removeBloodSugarReadingMutation, usePortalClient)

/** Change what the member said of a reading. */
export const useUpdateBloodSugarReading = mutationHook<ApiProblem, PortalClient, UpdateBloodSugarReadingParams, UpdateBloodSugarReadingAnswer>(updateBloodSugarReadingMutation, usePortalClient)

/** Correct the value and the time of a reading. */
export const useCorrectBloodSugarReading = mutationHook<ApiProblem, PortalClient, CorrectBloodSugarReadingParams, CorrectBloodSugarReadingAnswer>(correctBloodSugarReadingMutation, usePortalClient)
