import type { BloodSugarEntry } from './blood-sugar-entry.ts'
import { numbersOf } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { type Day, daysBetween, dayOfLocal } from '#platform/model/calendar-day.ts'
import { bloodSugarLimits } from '#vitals/model/thresholds.ts'
import { bloodSugarOutlierLimits } from '#vitals/model/care-thresholds.ts'

/**
 * The reasons for a confirmation question; each is `null` if it does not apply. `beyond`: no meter
 * shows such a number; `usual`: the lowest and highest of the member's readings, far from the
 * value; `daysAgo`: it was taken long ago.
 */
export type BloodSugarOutlier = {
  readonly beyond: 'below' | 'above' | null
  readonly usual: { readonly lowest: number; readonly highest: number } | null
  readonly daysAgo: number | null
}

/** The reasons to confirm a typed reading, or `null`. "Lo" and "Hi" are not typed numbers. */
export function bloodSugarOutlier(
  { value, timestamp }: BloodSugarEntry,
  readings: readonly BloodSugarReading[],
  today: Day,
): BloodSugarOutlier | null {
  const beyond =
    value === null
      ? null
      : value < bloodSugarLimits.severelyLowUnder
        ? 'below'
        : value > bloodSugarLimits.severelyHighOver
          ? 'above'
          : null
  const usual =
    value === null || beyond !== null ? null : farFrom(value, readings, dayOfLocal(timestamp))
  const ago = daysBetween(dayOfLocal(timestamp), today)
  const daysAgo = ago > bloodSugarOutlierLimits.askDaysAgo ? ago : null
  return beyond === null && usual === null && daysAgo === null ? null : { beyond, usual, daysAgo }
}

/**
 * The lowest and highest reading of the days around, when the value is far outside of them. `null`
 * when it is not, or when there are too few readings.
 */
function farFrom(
  value: number,
  readings: readonly BloodSugarReading[],
  day: Day,
): BloodSugarOutlier['usual'] {
  const numbers = numbersOf(
    readings.filter(
      (reading) => Math.abs(daysBetween(dayOf(reading), day)) <= bloodSugarOutlierLimits.days,
    ),
  )
  if (numbers.length < bloodSugarOutlierLimits.minReadings) return null
  const [lowest, highest] = [
    numbers.reduce((low, one) => Math.min(low, one)),
    numbers.reduce((high, one) => Math.max(high, one)),
  ]
  return value < lowest * bloodSugarOutlierLimits.lowShare ||
    value > highest * bloodSugarOutlierLimits.highShare
    ? { lowest, highest }
    : null
}
