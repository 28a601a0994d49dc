import type { BloodSugarEntry } from './blood-sugar-entry.ts'
import { numbersOf } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { type Day, daysBetween } from '#platform/model/calendar-day.ts'
import { bloodSugarLimits } from '#vitals/model/thresholds.ts'
import { bloodSugarOutlierLimits } from '#vitals/model/care-thresholds.ts'

/**
 * Why a typed reading is asked about before it is sent. `beyond`: a meter shows no such number.
 * `usual`: the lowest and highest of the member's readings, from which it is far. `daysAgo`: it was
 * taken long ago. Null where that is no reason.
 */
export type BloodSugarOutlier = {
  readonly beyond: 'below' | 'above' | null
  readonly usual: { readonly lowest: number; readonly highest: number } | null
  readonly daysAgo: number | null
}

/**
 * Whether the member is asked once more about what they typed; null when there is no reason. A
 * meter's "Lo" and "Hi" are no typed number.
 */
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
    value === null || beyond !== null ? null : farFrom(value, readings, timestamp.slice(0, 10))
  const ago = daysBetween(timestamp.slice(0, 10), today)
  const daysAgo = ago > bloodSugarOutlierLimits.askDaysAgo ? ago : null
  return beyond === null && usual === null && daysAgo === null ? null : { beyond, usual, daysAgo }
}

/**
 * The lowest and highest of the readings of the days around, when the value is far below the lowest
 * or far above the highest; null when it is not, or too few are known.
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
