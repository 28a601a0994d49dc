import type {
  EatenFood,
  Food,
  FoodEntry,
  FoodEntryContent,
  FoodLogDay,
  Meal,
  NewEatenFood,
  Nutrition,
} from '#generated/schemas/rpc/food-log.reader.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

export type { EatenFood, Food, FoodEntry, FoodLogDay, Meal, NewEatenFood, Nutrition }

/** The meals that a member can log, in the order of a day. A newer server may know more. */
export const meals = [
  'BREAKFAST',
  'LUNCH',
  'DINNER',
  'SNACK',
] as const satisfies readonly Known<Meal>[]

/** An entry as typed by the member. */
export type WrittenEntry = Omit<FoodEntryContent, 'foods'> & {
  readonly foods: readonly NewEatenFood[]
}
