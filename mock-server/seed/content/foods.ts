import type { FoodContent, Per100 } from './food-content.ts'
import { drinksAndMixed } from './foods-drinks-and-mixed.ts'
import { grainsAndProtein } from './foods-grains-and-protein.ts'
import { plants } from './foods-plants.ts'

/** Figures: USDA FoodData Central, SR Legacy (2018). */
export const foods: ReadonlyMap<string, FoodContent> = new Map(
  [...grainsAndProtein, ...plants, ...drinksAndMixed].map((food) => [food.id, food]),
)

/** In the protobuf message's names. */
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
  // One figure for each name, which `fromEntries` cannot tell the compiler.
  Object.fromEntries(
    names.map((name, index) => [name, Math.round(figure(name, index) * 10) / 10]),
  ) as NutritionFigures

/** What is in so many grams, to one decimal. */
export function nutritionOf(per100: Per100, grams: number): NutritionFigures {
  return build((_, index) => ((per100[index] ?? 0) * grams) / 100)
}

/** What is in all of them together. */
export function sumOf(parts: readonly NutritionFigures[]): NutritionFigures {
  return build((name) => parts.reduce((sum, part) => sum + part[name], 0))
}

/** So many times what is in one. */
export function timesOf(part: NutritionFigures, amount: number): NutritionFigures {
  return build((name) => part[name] * amount)
}
