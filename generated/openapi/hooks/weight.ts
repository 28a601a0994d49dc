// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListWeightReadingsParams, ListWeightReadingsAnswer, GetWeightStatsParams, GetWeightStatsAnswer, GetWeightTargetAnswer, SetWeightTargetParams, SetWeightTargetAnswer, MarkWeightReadingParams, MarkWeightReadingAnswer, RemoveWeightReadingParams, RemoveWeightReadingAnswer, CorrectWeightReadingParams, CorrectWeightReadingAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listWeightReadingsQuery, getWeightStatsQuery, getWeightTargetQuery, setWeightTargetMutation, markWeightReadingMutation, removeWeightReadingMutation, correctWeightReadingMutation } from '../queries.ts'

/** List the member's weight readings, newest first. */
export const useListWeightReadings = queryHook<ApiProblem, PortalClient, ListWeightReadingsParams, ListWeightReadingsAnswer>(listWeightReadingsQuery, usePortalClient)

/** Get how the member's weight changed over some spans. */
export const useGetWeightStats = queryHook<ApiProblem, PortalClient, GetWeightStatsParams, GetWeightStatsAnswer>(getWeightStatsQuery, usePortalClient)

/** Get the weight that the member wants to reach. */
export const useGetWeightTarget = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetWeightTargetAnswer>(getWeightTargetQuery, usePortalClient)

/** Set the weight that the member wants to reach. */
export const useSetWeightTarget = mutationHook<ApiProblem, PortalClient, SetWeightTargetParams, SetWeightTargetAnswer>(setWeightTargetMutation, usePortalClient)

/** Mark a reading as irregular or regular. */
export const useMarkWeightReading = mutationHook<ApiProblem, PortalClient, MarkWeightReadingParams, MarkWeightReadingAnswer>(markWeightReadingMutation, usePortalClient)

/** Remove a reading that is wrong. */
export const useRemoveWeightReading = mutationHook<ApiProblem, PortalClient, RemoveWeightReadingParams, RemoveWeightReadingAnswer>(removeWeightReadingMutation, usePortalClient)

/** Correct the weight and the time of a reading. */
export const useCorrectWeightReading = mutationHook<ApiProblem, PortalClient, CorrectWeightReadingParams, CorrectWeightReadingAnswer>(correctWeightReadingMutation, usePortalClient)
