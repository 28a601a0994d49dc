import type { BloodSugarReading } from '../../model/blood-sugar/blood-sugar.ts'
import { useBloodSugarReadings } from './use-blood-sugar-readings.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import {
  type ReportRequest,
  type ReportReadings,
  useReportReadings,
} from './use-report-readings.ts'

/** As `useReported`. */
export function useBloodSugarReport(
  asked: ReportRequest,
): QueryState<ReportReadings<BloodSugarReading>> {
  return useReportReadings(useBloodSugarReadings, asked)
}
