// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { listBloodSugarReadings, createBloodSugarReading, getBloodSugarStats, markBloodSugarReading, removeBloodSugarReading, updateBloodSugarReading, correctBloodSugarReading } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListBloodSugarReadingsParams, ListBloodSugarReadingsAnswer, CreateBloodSugarReadingParams, CreateBloodSugarReadingAnswer, GetBloodSugarStatsParams, GetBloodSugarStatsAnswer, MarkBloodSugarReadingParams, MarkBloodSugarReadingAnswer, RemoveBloodSugarReadingParams, RemoveBloodSugarReadingAnswer, UpdateBloodSugarReadingParams, UpdateBloodSugarReadingAnswer, CorrectBloodSugarReadingParams, CorrectBloodSugarReadingAnswer } from '../calls.ts'

/** List the member's blood sugar readings of a range, newest first. */
export const listBloodSugarReadingsQuery: QueryOperation<PortalClient, ListBloodSugarReadingsParams, ListBloodSugarReadingsAnswer> = { id: 'listBloodSugarReadings', run: listBloodSugarReadings }

/** Add a reading that the member took and types in. */
export const createBloodSugarReadingMutation: MutationOperation<PortalClient, CreateBloodSugarReadingParams, CreateBloodSugarReadingAnswer> = { id: 'createBloodSugarReading', run: createBloodSugarReading, invalidates: ['getBloodSugarStats', 'listAlertFlows', 'listBloodSugarReadings', 'listGoals', 'listReportsAndData', 'listUserTasks'] }

/** Get statistics of the member's blood sugar over a range, overall, by meal and by hour. */
export const getBloodSugarStatsQuery: QueryOperation<PortalClient, GetBloodSugarStatsParams, GetBloodSugarStatsAnswer> = { id: 'getBloodSugarStats', run: getBloodSugarStats }

/** Leave a reading out of the figures, or take it back in. */
export const markBloodSugarReadingMutation: MutationOperation<PortalClient, MarkBloodSugarReadingParams, MarkBloodSugarReadingAnswer> = { id: 'markBloodSugarReading', run: markBloodSugarReading, invalidates: ['getAlertStage', 'getBloodSugarStats', 'listAlertFlows', 'listBloodSugarReadings', 'listGoals', 'listReportsAndData'] }

/** Remove a reading that is wrong. */
export const removeBloodSugarReadingMutation: MutationOperation<PortalClient, RemoveBloodSugarReadingParams, RemoveBloodSugarReadingAnswer> = { id: 'removeBloodSugarReading', run: removeBloodSugarReading, invalidates: ['getAlertStage', 'getBloodSugarStats', 'getStripSupply', 'listAlertFlows', 'listBloodSugarReadings', 'listGoals', 'listReportsAndData'] }

/** Change what the member said of a reading. */
export const updateBloodSugarReadingMutation: MutationOperation<PortalClient, UpdateBloodSugarReadingParams, UpdateBloodSugarReadingAnswer> = { id: 'updateBloodSugarReading', run: updateBloodSugarReading, invalidates: ['getBloodSugarStats', 'listBloodSugarReadings'] }

/** Correct the value and the time of a reading. */
export const correctBloodSugarReadingMutation: MutationOperation<PortalClient, CorrectBloodSugarReadingParams, CorrectBloodSugarReadingAnswer> = { id: 'correctBloodSugarReading', run: correctBloodSugarReading, invalidates: ['getAlertStage', 'getBloodSugarStats', 'getStripSupply', 'listAlertFlows', 'listBloodSugarReadings', 'listGoals', 'listReportsAndData'] }
