import { type BloodSugarReading, heightOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  highestMeal,
  mealFigures,
  type MealFigures,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { bloodSugarLimits, comparison } from '#vitals/model/thresholds.ts'
import { sugarPattern } from '#vitals/model/care-thresholds.ts'

/**
 * The pattern of the last weeks. Lows on several days come first, then the meal with the highest
 * readings. `steady`: the meals do not differ; `few`: no two meals have enough readings.
 */
export type SugarPattern =
  | { readonly kind: 'lows'; readonly count: number; readonly days: number }
  | { readonly kind: 'meal'; readonly figures: MealFigures & { readonly average: number } }
  | { readonly kind: 'steady' }
  | { readonly kind: 'few'; readonly need: number }

const hasEnough = ({ meal, numbers, average }: MealFigures) =>
  meal !== 'noMeal' && numbers >= comparison.minReadings && average !== null

/** The pattern of these readings (those of `sugarPattern.days`). */
export function sugarPatternOf(readings: readonly BloodSugarReading[]): SugarPattern {
  const lows = readings.filter((reading) => heightOf(reading) < bloodSugarLimits.lowUnder)
  const lowDays = new Set(lows.map(dayOf)).size
  if (lows.length >= sugarPattern.minLows && lowDays >= sugarPattern.minLowDays)
    return { kind: 'lows', count: lows.length, days: lowDays }
  return mealPatternOf(readings)
}

/** The pattern around meals of these readings, where the lows are said elsewhere. */
export function mealPatternOf(
  readings: readonly BloodSugarReading[],
): Exclude<SugarPattern, { readonly kind: 'lows' }> {
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
