import { type BloodSugarRange, type Measured, rangeOf } from './blood-sugar.ts'
import { hoursSince, type Taken } from './readings.ts'
import { bloodSugarActHours, bloodSugarCare } from './thresholds-care.ts'

/** What a dangerous reading asks for: a row of the care team's table. */
export type BloodSugarCare = (typeof bloodSugarCare.rows)[number]

/** What a reading of this range asks for, by the care team's table; null when it is not dangerous. */
export const careOf = (range: BloodSugarRange): BloodSugarCare | null =>
  bloodSugarCare.rows.find(({ ranges }) => (ranges as readonly BloodSugarRange[]).includes(range)) ?? null

/** The same of a reading, while there is still something to do: it was taken within `bloodSugarActHours` before `now` (milliseconds since 1970). */
export const careNow = (reading: Measured & Taken, now: number): BloodSugarCare | null => (hoursSince(reading, now) < bloodSugarActHours ? careOf(rangeOf(reading)) : null)
