import type { MealCode } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'

const meals: readonly (readonly [RegExp, before: MealCode, after: MealCode])[] = [
  [/breakfast|desayuno/, 6, 9],
  [/lunch|almuerzo/, 7, 10],
  [/dinner|supper|cena/, 8, 11],
]

/** The meal that a cell names; null when it does not name one of the portal's for certain. */
export function mealOfText(text: string): MealCode | null {
  const told = text.toLowerCase()
  const isBefore = /\b(before|pre)|antes/.test(told)
  const isAfter = /\b(after|post)|despu/.test(told)
  const meal = meals.find(([name]) => name.test(told))
  if (meal !== undefined && isBefore !== isAfter) return isBefore ? meal[1] : meal[2]
  return /snack|refrigerio/.test(told) ? 12 : null
}
