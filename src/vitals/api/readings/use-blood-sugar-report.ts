import type { BloodSugarReading } from '../../model/blood-sugar/blood-sugar.ts'
import { useBloodSugarReadings } from './use-blood-sugar-readings.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import {
  type ReportRequest,
  type ReportReadings,
  useReportReadings,
} from './use-report-readings.ts'

/** `useReportReadings` for blood sugar. */
export function useBloodSugarReport(
  request: ReportRequest,
): QueryState<ReportReadings<BloodSugarReading>> {
  return useReportReadings(useBloodSugarReadings, request)
}
