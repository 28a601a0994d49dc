import type { FoodContent, Portion } from '../../seed/content/food-content.ts'
import {
  foods,
  nutritionOf,
  type NutritionFigures,
  sumOf,
  timesOf,
} from '../../seed/content/foods.ts'
import type { EatenFood, MealName } from '../../seed/readings/daily-readings.ts'
import type { FoodRow } from '../../database/tables/readings.ts'

/** An eaten food with its listed food and nutrition, when known. */
export type EatenFigures = {
  readonly eaten: EatenFood
  readonly food: FoodContent | undefined
  readonly portion: Portion | undefined
  readonly nutrition: NutritionFigures | undefined
}

export type EntryFigures = {
  readonly meal: MealName
  readonly foods: readonly EatenFigures[]
  readonly total: NutritionFigures
  readonly isComplete: boolean
}

export function portionOf(food: FoodContent, id: string | undefined): Portion | undefined {
  return id === undefined ? food.portions[0] : food.portions.find(([known]) => known === id)
}

const figuresOf = (eaten: EatenFood): EatenFigures => {
  if (!('food' in eaten))
    return {
      eaten,
      food: undefined,
      portion: undefined,
      nutrition: eaten.nutrition && timesOf(eaten.nutrition, eaten.amount),
    }
  const food = foods.get(eaten.food)
  const portion = food && portionOf(food, eaten.portion)
  return {
    eaten,
    food,
    portion,
    nutrition: food && portion && nutritionOf(food.per100, portion[2] * eaten.amount),
  }
}

/** Returns the nutrition of an entry. Only this server writes `foods`, as a list of EatenFood. */
export function entryFigures(row: Pick<FoodRow, 'meal' | 'foods'>): EntryFigures {
  const eaten = (JSON.parse(row.foods) as readonly EatenFood[]).map(figuresOf)
  const known = eaten.flatMap(({ nutrition }) => (nutrition ? [nutrition] : []))
  return {
    meal: row.meal as MealName,
    foods: eaten,
    total: sumOf(known),
    isComplete: known.length === eaten.length,
  }
}

/**
 * A day of the log. `isFull` is true with breakfast, lunch and dinner, so that its figures cover
 * the day.
 */
export type FoodDay = {
  readonly day: string
  readonly entries: readonly EntryFigures[]
  readonly total: NutritionFigures
  readonly isComplete: boolean
  readonly isFull: boolean
}

/** Returns the days with entries in the order of the rows, newest first. */
export function foodDays(rows: readonly FoodRow[]): readonly FoodDay[] {
  return [...Map.groupBy(rows, (row) => row.local_time.slice(0, 10))].map(([day, ofDay]) => {
    const entries = ofDay.map(entryFigures)
    const meals = new Set(entries.map(({ meal }) => meal))
    return {
      day,
      entries,
      total: sumOf(entries.map(({ total }) => total)),
      isComplete: entries.every(({ isComplete }) => isComplete),
      isFull: meals.has('BREAKFAST') && meals.has('LUNCH') && meals.has('DINNER'),
    }
  })
}
