import { type FoodEntry, type Meal, meals, type Nutrition } from './food-log.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { type Unreadable, unreadable } from '#platform/model/parts/part.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

/**
 * The entries of a day in the order eaten, and their totals. `isComplete`: all foods have nutrition
 * data and no entry was left out.
 */
export type FoodDay = {
  readonly day: Day
  readonly entries: readonly FoodEntry[]
  readonly total: Nutrition
  readonly isComplete: boolean
}

/** The nutrients that the pages show with their units, as on a food label. */
export const shownNutrients = [
  'calories',
  'carbohydrateG',
  'fiberG',
  'proteinG',
  'sodiumMg',
] as const satisfies readonly (keyof Nutrition)[]
export type ShownNutrient = (typeof shownNutrients)[number]
export const nutrientUnits: Readonly<Record<ShownNutrient, 'kcal' | 'g' | 'mg'>> = {
  calories: 'kcal',
  carbohydrateG: 'g',
  fiberG: 'g',
  proteinG: 'g',
  sodiumMg: 'mg',
}

const nothing: Nutrition = {
  calories: 0,
  carbohydrateG: 0,
  fiberG: 0,
  sugarsG: 0,
  proteinG: 0,
  fatG: 0,
  saturatedFatG: 0,
  sodiumMg: 0,
}
/** Rounds to one decimal. */
const tenths = (value: number): number => Math.round(value * 10) / 10

/** The totals of entries. */
export function totalOf(entries: readonly Pick<FoodEntry, 'total'>[]): Nutrition {
  return entries.reduce<Nutrition>(
    (sum, { total }) =>
      Object.fromEntries(
        Object.entries(sum).map(([name, value]) => [
          name,
          tenths(value + total[name as keyof Nutrition]),
        ]),
      ) as Nutrition,
    nothing,
  )
}

/**
 * Entries by day, newest day first, in the order eaten. `leftOut` counts entries that failed to
 * parse; they may be of any day.
 */
export function foodDays(entries: readonly FoodEntry[], leftOut = 0): readonly FoodDay[] {
  const days = Map.groupBy(entries, (entry) => dayOfLocal(entry.eatTime))
  return [...days]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, ofDay]) => ({
      day,
      entries: ofDay.toSorted((a, b) =>
        a.eatTime < b.eatTime ? -1 : a.eatTime > b.eatTime ? 1 : 0,
      ),
      total: totalOf(ofDay),
      isComplete: leftOut === 0 && ofDay.every((entry) => entry.totalComplete),
    }))
}

/** The main meals of a day. */
export const mainMeals = meals.filter((meal) => meal !== 'SNACK')

/** The main meals with an entry, in order. */
export function loggedMeals(entries: readonly Pick<FoodEntry, 'meal'>[]): readonly Known<Meal>[] {
  return mainMeals.filter((meal) => entries.some((entry) => entry.meal === meal))
}

/**
 * The main meals without an entry, in order. Unreadable when an entry that was left out or has an
 * unknown meal may be one of them.
 */
export function missingMeals(
  entries: readonly Pick<FoodEntry, 'meal'>[],
  leftOut: number,
): readonly Known<Meal>[] | Unreadable {
  const logged = loggedMeals(entries)
  const missing = mainMeals.filter((meal) => !logged.includes(meal))
  const isDoubtful = leftOut > 0 || entries.some(({ meal }) => isUnknown(meal))
  return isDoubtful && missing.length > 0 ? unreadable : missing
}

/** The default meal at a time (`HH:mm`). */
export function mealAt(time: string): Known<Meal> {
  if (time >= '04:00' && time < '10:30') return 'BREAKFAST'
  if (time >= '11:00' && time < '15:00') return 'LUNCH'
  return time >= '17:00' && time < '21:30' ? 'DINNER' : 'SNACK'
}
