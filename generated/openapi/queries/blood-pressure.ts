// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { listBloodPressureReadings, getBloodPressureStats, createBloodPressureReading, removeBloodPressureReading, correctBloodPressureReading } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListBloodPressureReadingsParams, ListBloodPressureReadingsAnswer, GetBloodPressureStatsParams, GetBloodPressureStatsAnswer, CreateBloodPressureReadingParams, CreateBloodPressureReadingAnswer, RemoveBloodPressureReadingParams, RemoveBloodPressureReadingAnswer, CorrectBloodPressureReadingParams, CorrectBloodPressureReadingAnswer } from '../calls.ts'

/** List the member's blood pressure readings of a range, newest first. */
export const listBloodPressureReadingsQuery: QueryOperation<PortalClient, ListBloodPressureReadingsParams, ListBloodPressureReadingsAnswer> = { id: 'listBloodPressureReadings', run: listBloodPressureReadings }

/** Get statistics of the member's blood pressure over a range. */
export const getBloodPressureStatsQuery: QueryOperation<PortalClient, GetBloodPressureStatsParams, GetBloodPressureStatsAnswer> = { id: 'getBloodPressureStats', run: getBloodPressureStats }

/** Add a blood pressure that the member took and types in. */
export const createBloodPressureReadingMutation: MutationOperation<PortalClient, CreateBloodPressureReadingParams, CreateBloodPressureReadingAnswer> = { id: 'createBloodPressureReading', run: createBloodPressureReading, invalidates: ['getBloodPressureStats', 'getPulseStats', 'listBloodPressureReadings', 'listGoals', 'listPulseReadings', 'listReportsAndData', 'listUserTasks'] }

/** Remove a blood pressure that is wrong. */
export const removeBloodPressureReadingMutation: MutationOperation<PortalClient, RemoveBloodPressureReadingParams, RemoveBloodPressureReadingAnswer> = { id: 'removeBloodPressureReading', run: removeBloodPressureReading, invalidates: ['getBloodPressureStats', 'getPulseStats', 'listBloodPressureReadings', 'listGoals', 'listPulseReadings', 'listReportsAndData'] }

/** Correct the values and the time of a blood pressure. */
export const correctBloodPressureReadingMutation: MutationOperation<PortalClient, CorrectBloodPressureReadingParams, CorrectBloodPressureReadingAnswer> = { id: 'correctBloodPressureReading', run: correctBloodPressureReading, invalidates: ['getBloodPressureStats', 'getPulseStats', 'listBloodPressureReadings', 'listGoals', 'listPulseReadings', 'listReportsAndData'] }
