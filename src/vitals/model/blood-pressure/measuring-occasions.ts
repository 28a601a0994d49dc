import { type BloodPressureCategory, categorize, type Pressure } from './blood-pressure.ts'
import { instantOf, sortByTime, type TimedReading } from '../readings/readings.ts'
import { averageCategory } from '../thresholds.ts'

const minute = 60_000

/**
 * On how many occasions these were taken: readings in a row, each within `apartMinutes` of the one
 * before, are one sitting.
 */
export function occasionsOf(readings: readonly TimedReading[]): number {
  let occasions = 0
  let last = Number.NEGATIVE_INFINITY
  for (const reading of sortByTime(readings, 'oldest')) {
    const at = instantOf(reading)
    if (at - last > averageCategory.apartMinutes * minute) occasions += 1
    last = at
  }
  return occasions
}

/**
 * Were these taken on as many occasions as the category of an average is meant for? More days than
 * two hold that many anyhow, so ten years are not put in order.
 */
export function areOccasionsEnough(readings: readonly TimedReading[], days: number): boolean {
  return (
    days > averageCategory.minOccasions || occasionsOf(readings) >= averageCategory.minOccasions
  )
}

/** An average with what it stands on. */
export type Averaged = {
  readonly average: Pressure
  readonly count: number
  readonly hasOccasions: boolean
}

/**
 * The category of an average, where one is meant: of enough readings on enough occasions
 * (docs/clinical.md#blood-pressure-average); else null, and nothing is called by a category.
 */
export function categoryOfAverage({
  average,
  count,
  hasOccasions,
}: Averaged): BloodPressureCategory | null {
  return count >= averageCategory.minReadings && hasOccasions ? categorize(average) : null
}
