import { isUnreadable } from '#platform/model/parts/part.ts'
import type { BloodPressureStats } from '#generated/schemas/openapi/blood-pressure.reader.ts'
import type { PressureSample } from '#vitals/model/blood-pressure/blood-pressure-change.ts'
import type { ActivePrograms } from '#session/member/model/programs.ts'

/**
 * The server's statistics of a span (2§7 `reading/bp/stats`): means as whole mmHg and beats per
 * minute, `null` without readings.
 */
export type BloodPressureSummary = BloodPressureStats

/** The summary as one side of a comparison; `null` without readings and when it is unreadable. */
export function sampleOf({
  average,
  count,
  daysWithReadings: days,
}: BloodPressureSummary): PressureSample | null {
  return average === null || isUnreadable(average) ? null : { average, count, days }
}

/**
 * Statistics are fetched only when blood pressure, kidney disease or heart failure is active
 * (BP-002, 2§7).
 */
export function hasBloodPressureSummary(
  active: Pick<ActivePrograms, 'bloodPressure' | 'chronicKidneyDisease' | 'heartFailure'>,
): boolean {
  return active.bloodPressure || active.chronicKidneyDisease || active.heartFailure
}
