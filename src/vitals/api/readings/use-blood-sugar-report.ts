import type { BloodSugarReading } from '../../model/blood-sugar/blood-sugar.ts'
import { useBloodSugarReadings } from './use-blood-sugar-readings.ts'
import type { Read } from '#platform/query/query-state.ts'
import { type AskedReport, type Reported, useReported } from './use-report-readings.ts'

/** As `useReported`. */
export function useBloodSugarReport(asked: AskedReport): Read<Reported<BloodSugarReading>> {
  return useReported(useBloodSugarReadings, asked)
}
