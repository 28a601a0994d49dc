import type {
  BloodSugarSource,
  Feeling as SentFeeling,
  MealTag as SentMealTag,
} from '#generated/schemas/openapi/blood-sugar.reader.ts'
import type { Unreadable } from '#platform/model/parts/part.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'

/** A tag of a reading: none, known or unknown. An unreadable one is unknown. */
export type MealTag = Exclude<SentMealTag, Unreadable>
export type Feeling = Exclude<SentFeeling, Unreadable>

/**
 * The codes of blood sugar tags (2§9). The numbers of meal and feeling codes overlap and are never
 * mixed (GAP-098).
 */

/** Meal codes, 6 to 13 (BG-017 to BG-024). */
export type MealCode = NonNullable<Known<MealTag>>
export const mealByCode = {
  6: 'beforeBreakfast',
  7: 'beforeLunch',
  8: 'beforeDinner',
  9: 'afterBreakfast',
  10: 'afterLunch',
  11: 'afterDinner',
  12: 'snack',
  13: 'noMeal',
} as const satisfies Record<MealCode, string>
export type Meal = (typeof mealByCode)[MealCode]
/** The key of a meal tag's text; `unknown` for an unknown tag. */
export function mealNameOf(tag: NonNullable<MealTag>): Meal | 'unknown' {
  return isUnknown(tag) ? 'unknown' : mealByCode[tag]
}
export const mealCodes = [6, 7, 8, 9, 10, 11, 12, 13] as const satisfies readonly MealCode[]

/** Source codes (BG-026). The specification names only 7: entered by the member. */
export const sourceCodes = [
  1, 2, 3, 7, 11, 13, 14,
] as const satisfies readonly Known<BloodSugarSource>[]
export const selfReported = 7 satisfies Known<BloodSugarSource>

/**
 * The source of a reading by its code: 7 is the member, every other known code a device. Null for
 * an unknown code (GAP-097).
 */
export function addedByCode(code: BloodSugarSource): 'you' | 'meter' | null {
  return isUnknown(code) ? null : code === selfReported ? 'you' : 'meter'
}

/** The groups of the meal filter; `untold` is a reading without a meal tag. */
export const mealGroups = ['before', 'after', 'snack', 'none', 'untold'] as const
export type MealGroup = (typeof mealGroups)[number]

const groupByCode = {
  6: 'before',
  7: 'before',
  8: 'before',
  9: 'after',
  10: 'after',
  11: 'after',
  12: 'snack',
  13: 'none',
} as const satisfies Record<MealCode, MealGroup>

/** The group of a meal tag; null is `untold`. No filter includes an unknown tag. */
export function mealGroupOf(tag: MealTag): MealGroup | 'unknown' {
  return tag === null ? 'untold' : isUnknown(tag) ? 'unknown' : groupByCode[tag]
}
