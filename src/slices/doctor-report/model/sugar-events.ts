import { type BloodSugarReading, heightOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { newestFirst } from '#vitals/model/readings/readings.ts'
import { bloodSugarLimits as limits } from '#vitals/model/thresholds.ts'

/** The most lows and the most highs that a report of one page lists. */
export const mostEvents = 4

/** The lowest lows and the highest highs, most extreme first; the counts are of all. */
export type SugarEvents = {
  readonly lows: readonly BloodSugarReading[]
  readonly highs: readonly BloodSugarReading[]
  readonly lowCount: number
  readonly highCount: number
}

/** The readings under 70 and over 180 mg/dL, also those beyond the meter's range. */
export function sugarEvents(readings: readonly BloodSugarReading[]): SugarEvents {
  const lows = readings.filter((reading) => heightOf(reading) < limits.lowUnder)
  const highs = readings.filter((reading) => heightOf(reading) > limits.highOver)
  const most = (among: readonly BloodSugarReading[], sign: 1 | -1) =>
    among
      .toSorted((a, b) => {
        const [left, right] = [heightOf(a), heightOf(b)]
        return left === right ? newestFirst(a, b) : left < right ? -sign : sign
      })
      .slice(0, mostEvents)
  return {
    lows: most(lows, 1),
    highs: most(highs, -1),
    lowCount: lows.length,
    highCount: highs.length,
  }
}
