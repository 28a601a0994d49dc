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
 * `useReportReadings` for blood pressure, whose request names the member. `userId` null: unknown,
 * and no request is sent.
 */
export function useBloodPressureReport({
  userId,
  ...request
}: ReportRequest & { userId: string | null }): QueryState<ReportReadings<BloodPressureReading>> {
  const useMembers = (days: ReadingsRequest) =>
    useBloodPressureReadings({ userId: userId ?? '', ...days })
  return useReportReadings(useMembers, {
    ...request,
    wanted: request.wanted !== false && userId !== null,
  })
}
