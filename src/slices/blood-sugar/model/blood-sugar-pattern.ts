import { type BloodSugarReading, heightOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  highestMeal,
  mealFigures,
  type MealFigures,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { bloodSugarLimits, comparison, sugarPattern } from '#vitals/model/thresholds.ts'

/**
 * What the readings of the last weeks have in common: lows on several days, which go first; else
 * the meal around which they are highest; `steady` when the meals that can be compared do not
 * differ; `few` when no two meals can be compared yet.
 */
export type SugarPattern =
  | { readonly kind: 'lows'; readonly count: number; readonly days: number }
  | { readonly kind: 'meal'; readonly figures: MealFigures & { readonly average: number } }
  | { readonly kind: 'steady' }
  | { readonly kind: 'few'; readonly need: number }

const hasEnough = ({ meal, numbers, average }: MealFigures) =>
  meal !== 'noMeal' && numbers >= comparison.minReadings && average !== null

/** The one pattern that is true of these readings (those of `sugarPattern.days`). */
export function sugarPatternOf(readings: readonly BloodSugarReading[]): SugarPattern {
  const lows = readings.filter((reading) => heightOf(reading) < bloodSugarLimits.lowUnder)
  const lowDays = new Set(lows.map(dayOf)).size
  if (lows.length >= sugarPattern.minLows && lowDays >= sugarPattern.minLowDays)
    return { kind: 'lows', count: lows.length, days: lowDays }
  const meals = mealFigures(readings).filter(hasEnough)
  if (meals.length < 2) return { kind: 'few', need: comparison.minReadings }
  const highest = highestMeal(readings)
  const next = Math.max(
    ...meals.flatMap(({ meal, average }) =>
      meal === highest?.meal || average === null ? [] : [average],
    ),
  )
  return highest === null || highest.average - next < sugarPattern.apart
    ? { kind: 'steady' }
    : { kind: 'meal', figures: highest }
}
