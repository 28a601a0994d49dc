import type { FocusCode } from '../../seed/content/food-focuses.ts'
import type { MealName } from '../../seed/readings/daily-readings.ts'
import type { EntryFigures, FoodDay } from './entry-nutrition.ts'

const ofMeal = ({ entries }: FoodDay, meal: MealName): readonly EntryFigures[] =>
  entries.filter((entry) => entry.meal === meal)
const sum = (entries: readonly EntryFigures[], of: 'carbohydrateG' | 'proteinG'): number =>
  entries.reduce((total, entry) => total + entry.total[of], 0)

export function hasSweetenedDrink({ entries }: FoodDay): boolean {
  return entries.some(({ foods }) => foods.some(({ food }) => food?.sweetened === true))
}

/** Counts meals with vegetables. Potatoes and corn do not count; snacks do. */
export function mealsWithVegetables({ entries }: FoodDay): number {
  return new Set(
    entries
      .filter(({ foods }) =>
        foods.some(({ food }) => food?.group === 'VEGETABLES' && !food.starchy),
      )
      .map(({ meal }) => meal),
  ).size
}

const mainMeals: readonly MealName[] = ['BREAKFAST', 'LUNCH', 'DINNER']

/** Rules for a day that meets a focus. `criterion` in content/food-focuses.ts describes them. */
export const focusRules: Readonly<Record<FocusCode, (day: FoodDay) => boolean>> = {
  MORE_VEGETABLES: (day) => mealsWithVegetables(day) >= 2,
  MORE_FIBER: ({ total }) => total.fiberG >= 25,
  LESS_SODIUM: ({ isFull, total }) => isFull && total.sodiumMg <= 2300,
  NO_SWEETENED_DRINKS: (day) => day.isFull && !hasSweetenedDrink(day),
  PROTEIN_AT_BREAKFAST: (day) => sum(ofMeal(day, 'BREAKFAST'), 'proteinG') >= 15,
  STEADY_CARBS: (day) =>
    day.isFull && mainMeals.every((meal) => sum(ofMeal(day, meal), 'carbohydrateG') <= 60),
}
