import { addedBy, type BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { dayOf, latestOf } from '#vitals/model/readings/readings.ts'
import { type Day, daysBetween } from '#platform/model/calendar-day.ts'
import { quietMeterDays } from '#vitals/model/thresholds.ts'

/**
 * Whether the meter sends readings: it never did, it does, or it sent none for `quietMeterDays`.
 */
export type MeterSharing =
  | { readonly state: 'never' }
  | { readonly state: 'sharing' | 'quiet'; readonly latest: BloodSugarReading }

/** The state by the newest reading of a meter. Typed readings do not count. */
export function meterSharing(readings: readonly BloodSugarReading[], today: Day): MeterSharing {
  const latest = latestOf(readings.filter((reading) => addedBy(reading) === 'meter'))
  if (latest === null) return { state: 'never' }
  return { state: daysBetween(dayOf(latest), today) < quietMeterDays ? 'sharing' : 'quiet', latest }
}
