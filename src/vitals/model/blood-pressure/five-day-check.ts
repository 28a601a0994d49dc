import { dayOf, type TimedReading } from '../readings/readings.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { fiveDayCheckDays } from '../thresholds.ts'

/** The progress of the five-day check. */
export type FiveDayCheck = {
  /** The five days in order: the done ones, then the days ahead. */
  readonly days: readonly { readonly day: Day; readonly done: boolean }[]
  /** 0 to 5. */
  readonly done: number
  /** The day of the next reading; null when all five are done. */
  readonly next: Day | null
}

/**
 * Counts consecutive days with a reading, up to five (2§3: the report opens at five entries). The
 * run ends today, or yesterday while today has no reading; a longer run shows its last five days.
 */
export function fiveDayCheck(readings: readonly TimedReading[], today: Day): FiveDayCheck {
  const taken = new Set(readings.map(dayOf))
  const last = taken.has(today) ? today : addDays(today, -1)
  let done = 0
  while (done < fiveDayCheckDays && taken.has(addDays(last, -done))) done += 1
  const first = done === 0 ? today : addDays(last, 1 - done)
  return {
    days: Array.from({ length: fiveDayCheckDays }, (_, index) => ({
      day: addDays(first, index),
      done: index < done,
    })),
    done,
    next: done === fiveDayCheckDays ? null : addDays(first, done),
  }
}
