import * as Schema from 'effect/Schema'
import { distinct, figure, listOf, matching, text, UtcOffset, whole } from './formats.ts'
import { MessageDateTime, MessageDay, MessageTimeZone } from './message-formats.ts'
import { SlugId } from './user-tasks.ts'

export const meals = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const
export type Meal = (typeof meals)[number]
export const foodGroups = ['VEGETABLES', 'FRUIT', 'GRAINS', 'PROTEIN', 'DAIRY', 'FATS_AND_NUTS', 'DRINKS', 'SWEETS', 'MIXED'] as const

/** Up to so many times the most that a portion can have. */
const nutrition = (times: number) => Schema.Struct({
  calories: figure(0, times * 100_000),
  carbohydrateG: figure(0, times * 20_000),
  fiberG: figure(0, times * 20_000),
  sugarsG: figure(0, times * 20_000),
  proteinG: figure(0, times * 20_000),
  fatG: figure(0, times * 20_000),
  saturatedFatG: figure(0, times * 20_000),
  sodiumMg: figure(0, times * 1_000_000),
})
/** Kilocalories, grams and, for sodium, milligrams. */
export const Nutrition = nutrition(1)
export type Nutrition = typeof Nutrition.Type
/** The same of 20 portions of 20 foods in 200 entries. */
export const mostPortions = 20 * 20 * 200
export const NutritionTotal = nutrition(mostPortions)

/** An amount that people know, such as `1 cup, cooked`, and what is in it. */
export const FoodPortion = Schema.Struct({ id: SlugId, label: text(1, 60), grams: figure(1, 5000), nutrition: Nutrition })
/** A food of the list; the usual portion first. */
export const Food = Schema.Struct({ id: SlugId, name: text(1, 100), group: Schema.Literals(foodGroups), portions: listOf(FoodPortion, 6, 1), isFavorite: Schema.Boolean })
export type Food = typeof Food.Type

/** How many portions were eaten. */
export const Amount = figure(0.25, 20)

/** Something eaten: a food of the list, or with no `foodId` something in the member's own words. */
export const EatenFood = Schema.Struct({
  foodId: Schema.optionalKey(SlugId),
  name: text(1, 100),
  group: Schema.optionalKey(Schema.Literals(foodGroups)),
  portionId: Schema.optionalKey(SlugId),
  portionLabel: text(0, 60),
  amount: Amount,
  nutrition: Schema.optionalKey(NutritionTotal),
})
export type EatenFood = typeof EatenFood.Type

/** One time of eating. `total` is of the foods whose nutrition is known. */
export const FoodEntry = Schema.Struct({
  id: SlugId,
  revision: whole(1, 1_000_000),
  meal: Schema.Literals(meals),
  eatenAt: MessageDateTime,
  utcOffset: UtcOffset,
  timeZone: MessageTimeZone,
  foods: listOf(EatenFood, 20, 1),
  note: text(0, 500),
  total: NutritionTotal,
  isTotalComplete: Schema.Boolean,
})
export type FoodEntry = typeof FoodEntry.Type

export const FoodLogDay = Schema.Struct({ day: MessageDay, meals: listOf(Schema.Literals(meals), 4, 1).check(distinct), entries: whole(1, 200), total: NutritionTotal, isTotalComplete: Schema.Boolean })
export type FoodLogDay = typeof FoodLogDay.Type

/** What the member writes down of a food: a food of the list with a portion of it, or her own words with what she knows of them. */
export const NewEatenFood = Schema.Struct({
  foodId: Schema.optionalKey(SlugId),
  ownWords: Schema.optionalKey(text(1, 100)),
  portionId: Schema.optionalKey(SlugId),
  amount: Amount,
  nutrition: Schema.optionalKey(Nutrition),
})
export type NewEatenFood = typeof NewEatenFood.Type

export const FoodEntryContent = Schema.Struct({ meal: Schema.Literals(meals), eatenAt: MessageDateTime, foods: listOf(NewEatenFood, 20, 1), note: text(0, 500) })
export type FoodEntryContent = typeof FoodEntryContent.Type
/** RFC 4122, made by the form for each new entry. */
export const ClientEntryId = matching(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i)
