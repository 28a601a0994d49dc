import { type InsightCode, insightWords, mealWords } from '../../seed/content/food-insights.ts'
import type { NutritionFigures } from '../../seed/content/foods.ts'
import { fillIn, type ContentLanguage, localize } from '../../seed/content/localized-text.ts'
import type { MealName } from '../../seed/readings/daily-readings.ts'
import { dayNumber } from '../time/time-zone.ts'
import type { FoodDay } from './entry-nutrition.ts'
import { hasSweetenedDrink, mealsWithVegetables } from './focus-days.ts'

/** Fewer days with entries give no insights. */
export const DAYS_NEEDED = 3

export type Insight = {
  readonly code: InsightCode
  readonly tone: 'GOOD' | 'NEUTRAL' | 'TRY'
  readonly value: number
  readonly unit: 'g' | 'mg' | 'days'
  readonly reference?: number
  readonly meal?: MealName
  /** The days on which the insight is based. */
  readonly days: readonly FoodDay[]
}

const average = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/**
 * Returns a daily average, rounded to a whole number or to tens for sodium. The rounded value is
 * judged.
 */
const daily = (
  code: InsightCode,
  of: keyof NutritionFigures,
  unit: 'g' | 'mg',
  reference: number,
  tone: (value: number) => Insight['tone'],
  full: readonly FoodDay[],
): readonly Insight[] => {
  if (full.length < DAYS_NEEDED) return []
  const step = unit === 'mg' ? 10 : 1
  const value = Math.round(average(full.map(({ total }) => total[of])) / step) * step
  return [{ code, tone: tone(value), value, unit, reference, days: full }]
}

const carbohydrateByMeal = (full: readonly FoodDay[]): readonly Insight[] => {
  if (full.length < DAYS_NEEDED) return []
  const meals = (['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const).map((meal) => {
    const ofDay = ({ entries }: FoodDay) =>
      entries.reduce((sum, entry) => sum + (entry.meal === meal ? entry.total.carbohydrateG : 0), 0)
    return { meal, value: Math.round(average(full.map(ofDay))) }
  })
  const [most, next] = meals.toSorted((a, b) => b.value - a.value)
  // Equal meals are not an insight.
  if (!most || !next || most.value === next.value) return []
  return [
    {
      code: 'CARBOHYDRATE_BY_MEAL',
      tone: 'NEUTRAL',
      value: most.value,
      unit: 'g',
      meal: most.meal,
      days: full,
    },
  ]
}

const counted = (
  code: InsightCode,
  days: readonly FoodDay[],
  fits: (day: FoodDay) => boolean,
  tone: (share: number) => Insight['tone'],
): Insight => {
  const value = days.filter(fits).length
  return { code, tone: tone(value / days.length), value, unit: 'days', days }
}

/**
 * Counts consecutive days with an entry up to the last one. It must be the end of the range or the
 * day before.
 */
const daysInARow = (days: readonly FoodDay[], endDate: string): readonly Insight[] => {
  const numbers = days.map(({ day }) => dayNumber(day))
  const [last = -2] = numbers
  if (dayNumber(endDate) - last > 1) return []
  const broken = numbers.findIndex((number, index) => number !== last - index)
  const run = days.slice(0, broken === -1 ? days.length : broken)
  return run.length < 3
    ? []
    : [{ code: 'DAYS_IN_A_ROW', tone: 'GOOD', value: run.length, unit: 'days', days: run }]
}

const tones: readonly Insight['tone'][] = ['TRY', 'GOOD', 'NEUTRAL']

/**
 * Returns the insights of a food log; `days` has the days with entries, newest first. Averages use
 * only days with all main meals and their figures (21 CFR 101.9).
 */
export function insightsOf(days: readonly FoodDay[], endDate: string): readonly Insight[] {
  if (days.length < DAYS_NEEDED) return []
  const full = days.filter(({ isFull, isComplete }) => isFull && isComplete)
  const found: readonly Insight[] = [
    ...daily(
      'FIBER',
      'fiberG',
      'g',
      28,
      (value) => (value >= 28 ? 'GOOD' : value >= 20 ? 'NEUTRAL' : 'TRY'),
      full,
    ),
    ...daily('SODIUM', 'sodiumMg', 'mg', 2300, (value) => (value <= 2300 ? 'GOOD' : 'TRY'), full),
    ...daily(
      'SATURATED_FAT',
      'saturatedFatG',
      'g',
      20,
      (value) => (value <= 20 ? 'GOOD' : 'TRY'),
      full,
    ),
    ...carbohydrateByMeal(full),
    counted('SWEETENED_DRINKS', days, hasSweetenedDrink, (share) =>
      share === 0 ? 'GOOD' : share > 0.5 ? 'TRY' : 'NEUTRAL',
    ),
    counted(
      'VEGETABLES',
      days,
      (day) => mealsWithVegetables(day) >= 2,
      (share) => (share >= 0.5 ? 'GOOD' : share >= 0.25 ? 'NEUTRAL' : 'TRY'),
    ),
    ...daysInARow(days, endDate),
  ]
  return found.toSorted((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone))
}

/** Returns the sentence of an insight, and a suggestion when its tone is not good. */
export function wordsOf(
  { code, tone, value, meal, days }: Insight,
  language: ContentLanguage,
): { readonly title: string; readonly tip: string } {
  const { title, none, tip } = insightWords[code]
  const values = {
    n: new Intl.NumberFormat(language).format(value),
    of: String(days.length),
    meal: meal ? localize(mealWords[meal], language) : '',
  }
  return {
    title: fillIn(localize(value === 0 && none ? none : title, language), values),
    tip: tone === 'GOOD' ? '' : localize(tip, language),
  }
}
