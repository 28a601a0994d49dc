// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { listBloodSugarReadings, createBloodSugarReading, getBloodSugarStats, updateBloodSugarReading } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListBloodSugarReadingsParams, ListBloodSugarReadingsAnswer, CreateBloodSugarReadingParams, CreateBloodSugarReadingAnswer, GetBloodSugarStatsParams, GetBloodSugarStatsAnswer, UpdateBloodSugarReadingParams, UpdateBloodSugarReadingAnswer } from '../calls.ts'

/** List the member's blood sugar readings of a range, newest first. */
export const listBloodSugarReadingsQuery: QueryOperation<PortalClient, ListBloodSugarReadingsParams, ListBloodSugarReadingsAnswer> = { id: 'listBloodSugarReadings', run: listBloodSugarReadings }

/** Add a reading that the member took and types in. */
export const createBloodSugarReadingMutation: MutationOperation<PortalClient, CreateBloodSugarReadingParams, CreateBloodSugarReadingAnswer> = { id: 'createBloodSugarReading', run: createBloodSugarReading, invalidates: ['getBloodSugarStats', 'listBloodSugarReadings', 'listGoals', 'listReportsAndData', 'listUserTasks'] }

/** Get statistics of the member's blood sugar over a range, overall, by meal and by hour. */
export const getBloodSugarStatsQuery: QueryOperation<PortalClient, GetBloodSugarStatsParams, GetBloodSugarStatsAnswer> = { id: 'getBloodSugarStats', run: getBloodSugarStats }

/** Change what the member said of a reading. */
export const updateBloodSugarReadingMutation: MutationOperation<PortalClient, UpdateBloodSugarReadingParams, UpdateBloodSugarReadingAnswer> = { id: 'updateBloodSugarReading', run: updateBloodSugarReading, invalidates: ['getBloodSugarStats', 'listBloodSugarReadings'] }
