import type { Unreadable } from '#generated/schemas/read.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import {
  type BloodPressureCategory,
  type BloodPressureReading,
  bloodPressureCategories,
  categorize,
  highestFirst,
  isWithinTarget,
} from './blood-pressure.ts'
import { areOccasionsEnough } from './measuring-occasions.ts'
import { dayOf } from '../readings/readings.ts'

/** Means in whole mmHg and beats per minute; `pulse` is null when no reading has one,
 * and unreadable when there is none to average but an unreadable one. */
export type BloodPressureAverage = {
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null | Unreadable
}

/** The figures of a period of readings. */
export type BloodPressureStatistics = {
  readonly count: number
  /** Days with at least one reading. */
  readonly days: number
  /** Whether the readings cover enough occasions for a category. */
  readonly hasOccasions: boolean
  readonly average: BloodPressureAverage
  readonly highest: BloodPressureReading
  readonly withinTarget: number
  readonly byCategory: Readonly<Record<BloodPressureCategory, number>>
}

/** Arithmetic mean, rounded half up to a whole number. */
const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/**
 * The mean of all readings, rounded half up to whole mmHg; null without readings. Categories and
 * comparisons use the rounded mean, so that they agree with the number on the page.
 */
export function averageOf(readings: readonly BloodPressureReading[]): BloodPressureAverage | null {
  if (readings.length === 0) return null
  const pulses = readings.flatMap(({ pulse }) =>
    pulse === null || isUnreadable(pulse) ? [] : [pulse],
  )
  return {
    systolic: mean(readings.map(({ systolic }) => systolic)),
    diastolic: mean(readings.map(({ diastolic }) => diastolic)),
    pulse:
      pulses.length > 0
        ? mean(pulses)
        : (readings.map(({ pulse }) => pulse).find(isUnreadable) ?? null),
  }
}

/**
 * The highest reading: by category, then systolic, then diastolic; the first of equals. Null
 * without readings.
 */
export function highestOf<R extends BloodPressureReading>(readings: readonly R[]): R | null {
  return readings.reduce<R | null>(
    (highest, reading) =>
      highest !== null && highestFirst(highest, reading) <= 0 ? highest : reading,
    null,
  )
}

/** The number of readings in each category. */
export function countByCategory(
  readings: readonly BloodPressureReading[],
): Readonly<Record<BloodPressureCategory, number>> {
  const found = Map.groupBy(readings, categorize)
  const counts = bloodPressureCategories.map(
    (category) => [category, found.get(category)?.length ?? 0] as const,
  )
  return Object.fromEntries(counts) as Record<BloodPressureCategory, number> // `counts` has one entry for each category
}

/** The figures of these readings; null without readings. */
export function statisticsOf(
  readings: readonly BloodPressureReading[],
): BloodPressureStatistics | null {
  const average = averageOf(readings)
  const highest = highestOf(readings)
  if (average === null || highest === null) return null
  const days = new Set(readings.map(dayOf)).size
  return {
    count: readings.length,
    days,
    hasOccasions: areOccasionsEnough(readings, days),
    average,
    highest,
    withinTarget: readings.filter(isWithinTarget).length,
    byCategory: countByCategory(readings),
  }
}
