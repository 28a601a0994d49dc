import type { BloodPressureReading } from '../../model/blood-pressure/blood-pressure.ts'
import { useBloodPressureReadings } from './use-blood-pressure-readings.ts'
import type { ReadingsRequest } from './use-initial-readings.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import {
  type ReportRequest,
  type ReportReadings,
  useReportReadings,
} from './use-report-readings.ts'

/**
 * As `useReported`; the call names the member. `userId` null is not known yet, and nothing is
 * asked.
 */
export function useBloodPressureReport({
  userId,
  ...asked
}: ReportRequest & { userId: string | null }): QueryState<ReportReadings<BloodPressureReading>> {
  const useMembers = (days: ReadingsRequest) =>
    useBloodPressureReadings({ userId: userId ?? '', ...days })
  return useReportReadings(useMembers, {
    ...asked,
    wanted: asked.wanted !== false && userId !== null,
  })
}
