import type { BloodPressureReading } from '../../model/blood-pressure/blood-pressure.ts'
import { useBloodPressureReadings } from './use-blood-pressure-readings.ts'
import type { AskedReadings } from './use-initial-readings.ts'
import type { Read } from '#platform/query/query-state.ts'
import { type AskedReport, type Reported, useReported } from './use-report-readings.ts'

/**
 * As `useReported`; the call names the member. `userId` null is not known yet, and nothing is
 * asked.
 */
export function useBloodPressureReport({
  userId,
  ...asked
}: AskedReport & { userId: string | null }): Read<Reported<BloodPressureReading>> {
  const useMembers = (days: AskedReadings) =>
    useBloodPressureReadings({ userId: userId ?? '', ...days })
  return useReported(useMembers, { ...asked, wanted: asked.wanted !== false && userId !== null })
}
