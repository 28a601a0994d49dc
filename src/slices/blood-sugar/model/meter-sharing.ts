import { addedBy, type BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { dayOf, latestOf, oldestFirst } from '#vitals/model/readings/readings.ts'
import { type Day, daysBetween } from '#platform/model/calendar-day.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import { quietDeviceDays } from '#vitals/model/thresholds.ts'

/**
 * Whether the meter sends readings: it never did, it does, or it sent none for `quietDeviceDays`.
 * `unclear`: none that is recent is known to be of a meter, but one that is not loaded, could not be
 * read, or has an unknown source may be.
 */
export type MeterSharing =
  | { readonly state: 'never' | 'unclear' }
  | { readonly state: 'sharing' | 'quiet'; readonly latest: BloodSugarReading }

/**
 * The state by the newest reading of a meter among the `most` newest readings. Typed readings do not
 * count.
 */
export function meterSharing(
  { items, leftOut }: Rows<BloodSugarReading>,
  today: Day,
  most: number,
): MeterSharing {
  const latest = latestOf(items.filter((reading) => addedBy(reading) === 'meter'))
  const unsure = items.filter((reading) => !addedBy(reading))
  if (latest === null) {
    const isWhole = leftOut === 0 && items.length < most
    return { state: isWhole && unsure.length === 0 ? 'never' : 'unclear' }
  }
  if (daysBetween(dayOf(latest), today) < quietDeviceDays) return { state: 'sharing', latest }
  const mayBeNewer = leftOut > 0 || unsure.some((reading) => oldestFirst(latest, reading) < 0)
  return mayBeNewer ? { state: 'unclear' } : { state: 'quiet', latest }
}
