import { type BloodSugarRange, type MeasuredSugar, rangeOf } from './blood-sugar.ts'
import { hoursSince, type TimedReading } from '../readings/readings.ts'
import { bloodSugarActHours, bloodSugarCare, bloodSugarShowHours } from '../care-thresholds.ts'

/** What a dangerous reading asks for: a row of the care team's table. */
export type BloodSugarCare = (typeof bloodSugarCare.rows)[number]

/**
 * What a reading of this range asks for, by the care team's table; null when it is not dangerous.
 */
export function careOf(range: BloodSugarRange): BloodSugarCare | null {
  return (
    bloodSugarCare.rows.find(({ ranges }) =>
      (ranges as readonly BloodSugarRange[]).includes(range),
    ) ?? null
  )
}

/**
 * A dangerous reading and how it is answered: `act` on it now, or, when it is no longer fresh,
 * `measure` again first.
 */
export type ShownCare = { readonly ask: 'act' | 'measure'; readonly care: BloodSugarCare }

/**
 * What the member's latest reading asks for at `now` (milliseconds since 1970). Null when it is not
 * dangerous or older than `bloodSugarShowHours`. A newer reading replaces it, so callers pass the
 * latest one.
 */
export function careNow(reading: MeasuredSugar & TimedReading, now: number): ShownCare | null {
  const hours = hoursSince(reading, now)
  const care = hours < bloodSugarShowHours ? careOf(rangeOf(reading)) : null
  return care === null ? null : { ask: hours < bloodSugarActHours ? 'act' : 'measure', care }
}
