import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  highestMeal,
  type MealFigures,
  mealFigures,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { minuteOfDay } from '#vitals/model/blood-sugar/typical-day.ts'
import { mealByCode, type Meal } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { sampleSizeOf, type Shortage, shortageOf } from '#vitals/model/report/sample-size.ts'
import { comparison } from '#vitals/model/thresholds.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'

/** The average of a meal at the mean time of its readings, in minutes since midnight. */
export type MealPoint = MealFigures & { readonly average: number; readonly minute: number }

/**
 * The meals of a usual day in the order of their time, and the highest of them, as pages and reports name
 * it; null when none stands out. `few`: too few readings for a line.
 */
export type UsualDay =
  | {
      readonly state: 'line'
      readonly meals: readonly MealPoint[]
      readonly highest: MealPoint | null
    }
  | { readonly state: 'few'; readonly shortage: Shortage }
  | { readonly state: 'untagged' }

/**
 * The usual day of these readings: the average of each meal that has enough of them. It is
 * `untagged` with fewer than two such meals.
 */
export function usualDayOf(readings: readonly BloodSugarReading[]): UsualDay {
  const shortage = shortageOf('dayCurve', sampleSizeOf(readings))
  if (shortage !== null) return { state: 'few', shortage }
  const meals = mealFigures(readings)
    .flatMap((figures): MealPoint[] =>
      figures.average === null ||
      figures.meal === 'noMeal' ||
      figures.numbers < comparison.minReadings
        ? []
        : [{ ...figures, average: figures.average, minute: meanMinute(readings, figures.meal) }],
    )
    .toSorted((a, b) => a.minute - b.minute)
  if (meals.length < 2) return { state: 'untagged' }
  const top = highestMeal(readings)
  return { state: 'line', meals, highest: meals.find(({ meal }) => meal === top?.meal) ?? null }
}

function meanMinute(readings: readonly BloodSugarReading[], meal: Meal): number {
  const minutes = readings.flatMap((reading) => {
    const tag = reading.tags.meal
    return tag !== null && !isUnknown(tag) && mealByCode[tag] === meal ? [minuteOfDay(reading)] : []
  })
  return Math.round(minutes.reduce((sum, minute) => sum + minute, 0) / minutes.length)
}

/** The whole hours that have readings, as the ends of the axis; a whole day without any. */
export function hoursOf(readings: readonly BloodSugarReading[]): {
  readonly from: number
  readonly to: number
} {
  if (readings.length === 0) return { from: 0, to: 24 }
  let from = 24
  let to = 0
  for (const reading of readings) {
    const minute = minuteOfDay(reading)
    from = Math.min(from, Math.floor(minute / 60))
    to = Math.max(to, Math.ceil((minute + 1) / 60))
  }
  return { from, to }
}
