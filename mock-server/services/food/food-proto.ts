import type { MessageInitShape } from '@bufbuild/protobuf'
import {
  type EatenFoodSchema,
  type FoodEntrySchema,
  FoodGroup,
  type FoodLogDaySchema,
  type FoodSchema,
  Meal,
} from '../../../generated/proto/portal/food_log/v1/food_log_pb.js'
import type { FoodContent } from '../../seed/content/food-content.ts'
import { nutritionOf } from '../../seed/content/foods.ts'
import { type ContentLanguage, localize } from '../../seed/content/localized-text.ts'
import type { MealName } from '../../seed/readings/daily-readings.ts'
import type { FoodRow } from '../../database/tables/readings.ts'
import { offsetText } from '../time/time-zone.ts'
import { messageDateOf } from '../time/calendar-date.ts'
import { type EatenFigures, entryFigures, type FoodDay } from './entry-nutrition.ts'

export const mealNames: readonly MealName[] = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']

/** Returns a food of the list in the member's language. */
export function foodWire(
  { id, name, group, per100, portions }: FoodContent,
  language: ContentLanguage,
  favorites: readonly string[],
): MessageInitShape<typeof FoodSchema> {
  return {
    id,
    name: localize(name, language),
    group: FoodGroup[group],
    portions: portions.map(([portionId, label, grams]) => ({
      id: portionId,
      label: localize(label, language),
      grams,
      nutrition: nutritionOf(per100, grams),
    })),
    favorite: favorites.includes(id),
  }
}

const eatenWire = (
  { eaten, food, portion, nutrition }: EatenFigures,
  language: ContentLanguage,
): MessageInitShape<typeof EatenFoodSchema> => ({
  ...(food ? { foodId: food.id, group: FoodGroup[food.group] } : {}),
  ...(portion ? { portionId: portion[0] } : {}),
  name: food ? localize(food.name, language) : 'words' in eaten ? eaten.words : eaten.food,
  portionLabel: portion ? localize(portion[1], language) : '',
  amount: eaten.amount,
  ...(nutrition ? { nutrition } : {}),
})

export function entryWire(
  row: FoodRow,
  language: ContentLanguage,
): MessageInitShape<typeof FoodEntrySchema> {
  const { meal, foods, total, isComplete } = entryFigures(row)
  return {
    id: row.id,
    revision: row.revision,
    meal: Meal[meal],
    eatTime: row.local_time,
    utcOffset: offsetText(row.utc_offset),
    timeZone: row.time_zone,
    foods: foods.map((one) => eatenWire(one, language)),
    note: row.note,
    total,
    totalComplete: isComplete,
  }
}

export function dayWire({
  day,
  entries,
  total,
  isComplete,
}: FoodDay): MessageInitShape<typeof FoodLogDaySchema> {
  const meals = new Set(entries.map(({ meal }) => meal))
  return {
    date: messageDateOf(day),
    meals: mealNames.filter((meal) => meals.has(meal)).map((meal) => Meal[meal]),
    entryCount: entries.length,
    total,
    totalComplete: isComplete,
  }
}
