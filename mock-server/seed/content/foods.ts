import type { FoodContent, Per100 } from './food-content.ts'
import { drinksAndMixed } from './foods-drinks-and-mixed.ts'
import { grainsAndProtein } from './foods-grains-and-protein.ts'
import { plants } from './foods-plants.ts'

/** Nutrition data: USDA FoodData Central, SR Legacy (2018). */
export const foods: ReadonlyMap<string, FoodContent> = new Map(
  [...grainsAndProtein, ...plants, ...drinksAndMixed].map((food) => [food.id, food]),
)

/** Field names of the protobuf message. */
export type NutritionFigures = {
  readonly calories: number
  readonly carbohydrateG: number
  readonly fiberG: number
  readonly sugarsG: number
  readonly proteinG: number
  readonly fatG: number
  readonly saturatedFatG: number
  readonly sodiumMg: number
}

const names = [
  'calories',
  'carbohydrateG',
  'fiberG',
  'sugarsG',
  'proteinG',
  'fatG',
  'saturatedFatG',
  'sodiumMg',
] as const

const build = (figure: (name: keyof NutritionFigures, index: number) => number): NutritionFigures =>
  // The object has every name, which the type of `fromEntries` cannot express.
  Object.fromEntries(
    names.map((name, index) => [name, Math.round(figure(name, index) * 10) / 10]),
  ) as NutritionFigures

/** Returns the nutrition of an amount in grams, to one decimal. */
export function nutritionOf(per100: Per100, grams: number): NutritionFigures {
  return build((_, index) => ((per100[index] ?? 0) * grams) / 100)
}

/** Adds nutrition figures. */
export function sumOf(parts: readonly NutritionFigures[]): NutritionFigures {
  return build((name) => parts.reduce((sum, part) => sum + part[name], 0))
}

/** Multiplies nutrition figures. */
export function timesOf(part: NutritionFigures, amount: number): NutritionFigures {
  return build((name) => part[name] * amount)
}
