import { type BloodPressureReading, categorize } from './blood-pressure.ts'
import { hoursSince, instantOf, latestAt, latestOf } from '../readings/readings.ts'
import { bloodPressureCare } from '../thresholds.ts'

/**
 * The advice for a severe latest reading, `reading` (docs/clinical.md#severe-blood-pressure).
 * `again`: wait and measure again; `unsure`: the same, but an earlier reading that is not known may
 * have been severe; `call`: a repeated reading was severe too; `older`: the reading is no longer
 * recent.
 */
export type BloodPressureCare = {
  readonly ask: 'again' | 'unsure' | 'call' | 'older'
  readonly reading: BloodPressureReading
}

const hour = 3_600_000
const minute = 60_000

/**
 * The advice for the latest of these readings at `now` (milliseconds since 1970); null when it is
 * not severe. `isComplete`: all readings of the last day are among them.
 */
export function careOfPressure(
  readings: readonly BloodPressureReading[],
  now: number,
  isComplete: boolean,
): BloodPressureCare | null {
  // One of a clock ahead of ours may have been taken just now.
  const reading = [latestAt(readings, now), latestOf(readings)].find(
    (one) => one !== null && categorize(one) === 'severe',
  )
  if (!reading) return null
  if (hoursSince(reading, now) >= bloodPressureCare.actHours) return { ask: 'older', reading }
  const before = (other: BloodPressureReading) => instantOf(reading) - instantOf(other)
  const wasSevere = readings.some(
    (other) =>
      categorize(other) === 'severe' &&
      before(other) >= bloodPressureCare.apartMinutes * minute &&
      before(other) <= bloodPressureCare.actHours * hour,
  )
  return { ask: wasSevere ? 'call' : isComplete ? 'again' : 'unsure', reading }
}
