import { addedBy, type BloodSugarReading } from './blood-sugar.ts'
import { dayOf, latestOf } from './readings.ts'
import { type Day, daysBetween } from './readings-calendar.ts'
import { quietMeterDays } from './thresholds.ts'

/**
 * Whether the meter's readings arrive: none ever did, they do, or none has for `quietMeterDays`.
 */
export type MeterSharing =
  | { readonly state: 'never' }
  | { readonly state: 'sharing' | 'quiet'; readonly latest: BloodSugarReading }

/** By the newest reading that a meter took; what the member entered herself says nothing of it. */
export function meterSharing(readings: readonly BloodSugarReading[], today: Day): MeterSharing {
  const latest = latestOf(readings.filter((reading) => addedBy(reading) === 'meter'))
  if (latest === null) return { state: 'never' }
  return { state: daysBetween(dayOf(latest), today) < quietMeterDays ? 'sharing' : 'quiet', latest }
}
