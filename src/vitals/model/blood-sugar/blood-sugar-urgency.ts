import { type MeasuredSugar, rangeOf, type ReadingRange } from './blood-sugar.ts'
import { hoursSince, type TimedReading } from '../readings/readings.ts'
import { bloodSugarActHours, bloodSugarCare, bloodSugarShowHours } from '../thresholds.ts'

/** A row of the care team's table: the advice for a dangerous reading. */
export type BloodSugarCare = (typeof bloodSugarCare.rows)[number]

/**
 * The advice for a reading in this range, from the care team's table; null when the range is not
 * dangerous.
 */
export function careOf(range: ReadingRange): BloodSugarCare | null {
  return (
    bloodSugarCare.rows.find(({ ranges }) => (ranges as readonly ReadingRange[]).includes(range)) ??
    null
  )
}

/**
 * The advice for a dangerous reading. `act`: act now; `measure`: the reading is no longer recent,
 * measure again first.
 */
export type ShownCare = { readonly ask: 'act' | 'measure'; readonly care: BloodSugarCare }

/**
 * The advice for the member's latest reading at `now` (milliseconds since 1970). Null when the
 * reading is not dangerous, or older than `bloodSugarShowHours`.
 */
export function careNow(reading: MeasuredSugar & TimedReading, now: number): ShownCare | null {
  const hours = hoursSince(reading, now)
  const care = hours < bloodSugarShowHours ? careOf(rangeOf(reading)) : null
  return care === null ? null : { ask: hours < bloodSugarActHours ? 'act' : 'measure', care }
}
