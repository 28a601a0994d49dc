// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { listWeightReadings, getWeightStats, getWeightTarget, setWeightTarget, markWeightReading, removeWeightReading, correctWeightReading } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListWeightReadingsParams, ListWeightReadingsAnswer, GetWeightStatsParams, GetWeightStatsAnswer, GetWeightTargetAnswer, SetWeightTargetParams, SetWeightTargetAnswer, MarkWeightReadingParams, MarkWeightReadingAnswer, RemoveWeightReadingParams, RemoveWeightReadingAnswer, CorrectWeightReadingParams, CorrectWeightReadingAnswer } from '../calls.ts'

/** List the member's weight readings, newest first. */
export const listWeightReadingsQuery: QueryOperation<PortalClient, ListWeightReadingsParams, ListWeightReadingsAnswer> = { id: 'listWeightReadings', run: listWeightReadings }

/** Get how the member's weight changed over some spans. */
export const getWeightStatsQuery: QueryOperation<PortalClient, GetWeightStatsParams, GetWeightStatsAnswer> = { id: 'getWeightStats', run: getWeightStats }

/** Get the weight that the member wants to reach. */
export const getWeightTargetQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetWeightTargetAnswer> = { id: 'getWeightTarget', run: (client, _, init) => getWeightTarget(client, init) }

/** Set the weight that the member wants to reach. */
export const setWeightTargetMutation: MutationOperation<PortalClient, SetWeightTargetParams, SetWeightTargetAnswer> = { id: 'setWeightTarget', run: setWeightTarget, invalidates: ['getWeightTarget'] }

/** Mark a reading as irregular or regular. */
export const markWeightReadingMutation: MutationOperation<PortalClient, MarkWeightReadingParams, MarkWeightReadingAnswer> = { id: 'markWeightReading', run: markWeightReading, invalidates: ['getBiometrics', 'getWeightStats', 'getWeightTarget', 'listBodyCompositions', 'listGoals', 'listReportsAndData', 'listWeightReadings'] }

/** Remove a reading that is wrong. */
export const removeWeightReadingMutation: MutationOperation<PortalClient, RemoveWeightReadingParams, RemoveWeightReadingAnswer> = { id: 'removeWeightReading', run: removeWeightReading, invalidates: ['getAlertStage', 'getBiometrics', 'getWeightStats', 'getWeightTarget', 'listAlertFlows', 'listBodyCompositions', 'listGoals', 'listReportsAndData', 'listWeightReadings'] }

/** Correct the weight and the time of a reading. */
export const correctWeightReadingMutation: MutationOperation<PortalClient, CorrectWeightReadingParams, CorrectWeightReadingAnswer> = { id: 'correctWeightReading', run: correctWeightReading, invalidates: ['getAlertStage', 'getBiometrics', 'getWeightStats', 'getWeightTarget', 'listAlertFlows', 'listBodyCompositions', 'listGoals', 'listReportsAndData', 'listWeightReadings'] }
