import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { useBloodSugarReadings } from './blood-sugar.queries.ts'
import type { Read } from './read.ts'
import { type AskedReport, type Reported, useReported } from './report.queries.ts'

/** As `useReported`. */
export function useBloodSugarReport(asked: AskedReport): Read<Reported<BloodSugarReading>> {
  return useReported(useBloodSugarReadings, asked)
}
