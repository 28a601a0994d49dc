/** The codes of blood sugar tags (2§9). Meal and feeling codes overlap in number and are never mixed (GAP-098). */

/** Meal codes, 6 to 13 (BG-017 to BG-024). */
export const mealByCode = {
  6: 'beforeBreakfast',
  7: 'beforeLunch',
  8: 'beforeDinner',
  9: 'afterBreakfast',
  10: 'afterLunch',
  11: 'afterDinner',
  12: 'snack',
  13: 'noMeal',
} as const
export type MealCode = keyof typeof mealByCode
export type Meal = (typeof mealByCode)[MealCode]
export const mealCodes = [6, 7, 8, 9, 10, 11, 12, 13] as const satisfies readonly MealCode[]

/** Feeling codes, 9 to 17 (BG-025). Their names are not given (decisions.md). */
export const feelingCodes = [9, 10, 11, 12, 13, 14, 15, 16, 17] as const
export type FeelingCode = (typeof feelingCodes)[number]

/** Source codes (BG-026). Only 7 is named: the member entered it herself. */
export const sourceCodes = [1, 2, 3, 7, 11, 13, 14] as const
export type SourceCode = (typeof sourceCodes)[number]
export const selfReported = 7 satisfies SourceCode

const isOneOf = <Code extends number>(codes: readonly Code[], code: number): code is Code => (codes as readonly number[]).includes(code)

/** Who added a reading, by its source code: 7 is the member herself, every other code that is known a device; null of a code that nobody knows (GAP-097). */
export const addedByCode = (code: number): 'you' | 'meter' | null => (!isOneOf(sourceCodes, code) ? null : code === selfReported ? 'you' : 'meter')

/** The number that a feeling goes by, for its names are not given: the code itself; null of a code that nobody knows, which then shows nothing (GAP-097). */
export const feelingNumberOf = (code: number): FeelingCode | null => (isOneOf(feelingCodes, code) ? code : null)

/** When a reading was taken, as members filter it; `untold` when no one said. */
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

/** The group of a meal code; null is untold. */
export const mealGroupOf = (code: MealCode | null): MealGroup => (code === null ? 'untold' : groupByCode[code])
