import { type BloodSugarReading, shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { MealCode, MealTag } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { instantOf, sortByTime } from '#vitals/model/readings/readings.ts'
import { mealPair } from '#vitals/model/thresholds.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'

/** Meals that have a reading before and one after. */
export const pairedMeals = ['breakfast', 'lunch', 'dinner'] as const
export type PairedMeal = (typeof pairedMeals)[number]

/** The readings before and after one meal. `rise` is in mg/dL; `null` when one is out of range. */
export type MealPair = {
  readonly meal: PairedMeal
  readonly before: BloodSugarReading
  readonly after: BloodSugarReading
  readonly rise: number | null
}

/**
 * The pairs of a meal, newest first. `figures` are averages of the pairs with two numbers, in whole
 * mg/dL; `null` with fewer pairs than `need`.
 */
export type MealPairs = {
  readonly meal: PairedMeal
  readonly pairs: readonly MealPair[]
  readonly counted: number
  readonly need: number
  readonly figures: {
    readonly before: number
    readonly after: number
    readonly rise: number
  } | null
}

const sides = {
  6: ['breakfast', 'before'],
  7: ['lunch', 'before'],
  8: ['dinner', 'before'],
  9: ['breakfast', 'after'],
  10: ['lunch', 'after'],
  11: ['dinner', 'after'],
} as const satisfies Partial<Record<MealCode, readonly [PairedMeal, 'before' | 'after']>>

const sideOf = (tag: MealTag) =>
  tag === null || isUnknown(tag) || tag === 12 || tag === 13 ? null : sides[tag]

const riseOf = (before: BloodSugarReading, after: BloodSugarReading): number | null => {
  const [from, to] = [shownValueOf(before), shownValueOf(after)]
  return typeof from === 'number' && typeof to === 'number' ? to - from : null
}

/**
 * The pairs of these readings, newest first; the readings may have any order. A pair is the last
 * reading before a meal and the first after it within `mealPair`, compared by instant. A reading is
 * in one pair at most.
 */
export function mealPairsOf(readings: readonly BloodSugarReading[]): readonly MealPair[] {
  const waiting = new Map<PairedMeal, BloodSugarReading>()
  const pairs: MealPair[] = []
  for (const reading of sortByTime(readings, 'oldest')) {
    const side = sideOf(reading.tags.meal)
    if (side === null) continue
    const [meal, when] = side
    const before = waiting.get(meal)
    if (when === 'before') waiting.set(meal, reading)
    else if (before !== undefined) {
      const minutes = (instantOf(reading) - instantOf(before)) / 60_000
      // This reading is too early after the meal; a later one may count.
      if (minutes < mealPair.minMinutes) continue
      waiting.delete(meal)
      if (minutes <= mealPair.maxMinutes)
        pairs.push({ meal, before, after: reading, rise: riseOf(before, reading) })
    }
  }
  return pairs.toReversed()
}

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/**
 * Pairs by meal in the order of the day, without meals that have none. `rise` is the difference of
 * the two averages as shown.
 */
export function pairsByMeal(pairs: readonly MealPair[]): readonly MealPairs[] {
  return pairedMeals.flatMap((meal) => {
    const own = pairs.filter((pair) => pair.meal === meal)
    if (own.length === 0) return []
    const both = own.flatMap(({ before, after, rise }) =>
      rise === null || before.value === null || after.value === null
        ? []
        : [{ before: before.value, after: after.value }],
    )
    const [before, after] = [
      mean(both.map((each) => each.before)),
      mean(both.map((each) => each.after)),
    ]
    const isEnough = both.length >= mealPair.minPairs
    return [
      {
        meal,
        pairs: own,
        counted: both.length,
        need: mealPair.minPairs,
        figures: isEnough ? { before, after, rise: after - before } : null,
      },
    ]
  })
}
