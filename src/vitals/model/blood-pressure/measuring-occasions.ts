import { type BloodPressureCategory, categorize, type Pressure } from './blood-pressure.ts'
import { instantOf, sortByTime, type TimedReading } from '../readings/readings.ts'
import { averageCategory } from '../thresholds.ts'

const minute = 60_000

/**
 * The number of occasions. Consecutive readings within `apartMinutes` of one another are one
 * occasion.
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
 * Whether the readings cover enough occasions for the category of an average. More days than
 * `minOccasions` always do, which avoids sorting long lists.
 */
export function areOccasionsEnough(readings: readonly TimedReading[], days: number): boolean {
  return (
    days > averageCategory.minOccasions || occasionsOf(readings) >= averageCategory.minOccasions
  )
}

/** An average with its sample. */
export type Averaged = {
  readonly average: Pressure
  readonly count: number
  readonly hasOccasions: boolean
}

/**
 * The category of an average; null with too few readings or occasions
 * (docs/clinical.md#blood-pressure-average).
 */
export function categoryOfAverage({
  average,
  count,
  hasOccasions,
}: Averaged): BloodPressureCategory | null {
  return count >= averageCategory.minReadings && hasOccasions ? categorize(average) : null
}
