import type { BloodPressureReading } from '#domain/blood-pressure.ts'
import { useBloodPressureReadings } from './blood-pressure.queries.ts'
import type { AskedReadings } from './opened.queries.ts'
import type { Read } from './read.ts'
import { type AskedReport, type Reported, useReported } from './report.queries.ts'

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
