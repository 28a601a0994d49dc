import { type InsightCode, insightWords, mealWords } from '../../seed/content/food-insights.ts'
import type { NutritionFigures } from '../../seed/content/foods.ts'
import { fillIn, type ContentLanguage, localize } from '../../seed/content/localized-text.ts'
import type { MealName } from '../../seed/readings/daily-readings.ts'
import { dayNumber } from '../time/time-zone.ts'
import type { FoodDay } from './entry-nutrition.ts'
import { hasSweetenedDrink, mealsWithVegetables } from './focus-days.ts'

/** Fewer days with entries show nothing. */
export const DAYS_NEEDED = 3

export type Insight = {
  readonly code: InsightCode
  readonly tone: 'GOOD' | 'NEUTRAL' | 'TRY'
  readonly value: number
  readonly unit: 'g' | 'mg' | 'days'
  readonly reference?: number
  readonly meal?: MealName
  /** The days that it was made from. */
  readonly days: readonly FoodDay[]
}

const average = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/** A daily average to the whole number, or for sodium to the ten; judged as it is shown. */
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
  // Two meals that are alike are no finding.
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
 * Days in a row with an entry, counted back from the last day of the range that has one, if that is
 * its end or the day before.
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
 * What the log shows, what could be tried first. `days`: those with entries, the newest first.
 * Averages are of the days whose three main meals are all written down with figures, for others are
 * no whole days. References: 21 CFR 101.9.
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

/** Its sentence, and what could be tried when it is not going well. */
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
