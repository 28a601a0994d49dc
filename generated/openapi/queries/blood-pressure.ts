// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { listBloodPressureReadings, getBloodPressureStats } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListBloodPressureReadingsParams, ListBloodPressureReadingsAnswer, GetBloodPressureStatsParams, GetBloodPressureStatsAnswer } from '../calls.ts'

/** List the member's blood pressure readings of a range, newest first. */
export const listBloodPressureReadingsQuery: QueryOperation<PortalClient, ListBloodPressureReadingsParams, ListBloodPressureReadingsAnswer> = { id: 'listBloodPressureReadings', run: listBloodPressureReadings }

/** Get statistics of the member's blood pressure over a range. */
export const getBloodPressureStatsQuery: QueryOperation<PortalClient, GetBloodPressureStatsParams, GetBloodPressureStatsAnswer> = { id: 'getBloodPressureStats', run: getBloodPressureStats }
