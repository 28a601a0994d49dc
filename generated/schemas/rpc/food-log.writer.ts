// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { condition, defaulted, distinct, empty, exactlyOne, figure, list, matching, member, text, wellFormed, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const ListFoodLogDaysRequest = Schema.Struct({
  startDate: CalendarDate,
  endDate: CalendarDate,
  pageSize: Schema.optionalKey(whole(1, 100)),
  pageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
}).check(condition('food_log_days.range', (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8))))
export type ListFoodLogDaysRequest = typeof ListFoodLogDaysRequest.Type

export const NutritionTotal = Schema.Struct({
  calories: figure(0, 8000000000),
  carbohydrateG: figure(0, 1600000000),
  fiberG: figure(0, 1600000000),
  sugarsG: figure(0, 1600000000),
  proteinG: figure(0, 1600000000),
  fatG: figure(0, 1600000000),
  saturatedFatG: figure(0, 1600000000),
  sodiumMg: figure(0, 80000000000),
})
export type NutritionTotal = typeof NutritionTotal.Type

export const FoodLogDay = Schema.Struct({
  date: CalendarDate,
  meals: defaulted(list(member('MEAL_', ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']), 1, 4).check(distinct), []),
  entryCount: defaulted(whole(1, 200), 0),
  total: NutritionTotal,
  totalComplete: defaulted(Schema.Boolean, false),
})
export type FoodLogDay = typeof FoodLogDay.Type

export const ListFoodLogDaysResponse = Schema.Struct({
  days: defaulted(list(FoodLogDay, 0, 100), []),
  nextPageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListFoodLogDaysResponse = typeof ListFoodLogDaysResponse.Type

export const ListFoodEntriesRequest = Schema.Struct({
  startDate: CalendarDate,
  endDate: CalendarDate,
  meal: Schema.optionalKey(member('MEAL_', ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'])),
  pageSize: Schema.optionalKey(whole(1, 200)),
  pageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
}).check(condition('food_entries.range', (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8))))
export type ListFoodEntriesRequest = typeof ListFoodEntriesRequest.Type

export const EatenFood = Schema.Struct({
  foodId: Schema.optionalKey(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u)),
  name: defaulted(text(1, 100).check(wellFormed), ''),
  group: Schema.optionalKey(member('FOOD_GROUP_', ['VEGETABLES', 'FRUIT', 'GRAINS', 'PROTEIN', 'DAIRY', 'FATS_AND_NUTS', 'DRINKS', 'SWEETS', 'MIXED'])),
  portionId: Schema.optionalKey(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u)),
  portionLabel: defaulted(text(0, 60).check(wellFormed), ''),
  amount: defaulted(figure(0.25, 20), 0),
  nutrition: Schema.optionalKey(NutritionTotal),
})
export type EatenFood = typeof EatenFood.Type

export const FoodEntry = Schema.Struct({
  id: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  revision: defaulted(whole(1, 1000000), 0),
  meal: defaulted(member('MEAL_', ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']), "MEAL_UNSPECIFIED"),
  eatTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  utcOffset: defaulted(matching(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u), ''),
  timeZone: defaulted(matching(/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/u, 0, 64), ''),
  foods: defaulted(list(EatenFood, 1, 20), []),
  note: defaulted(text(0, 500).check(wellFormed), ''),
  total: NutritionTotal,
  totalComplete: defaulted(Schema.Boolean, false),
})
export type FoodEntry = typeof FoodEntry.Type

export const ListFoodEntriesResponse = Schema.Struct({
  entries: defaulted(list(FoodEntry, 0, 200), []),
  nextPageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListFoodEntriesResponse = typeof ListFoodEntriesResponse.Type

export const GetFoodEntryRequest = Schema.Struct({
  entryId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
})
export type GetFoodEntryRequest = typeof GetFoodEntryRequest.Type

export const GetFoodEntryResponse = Schema.Struct({
  entry: FoodEntry,
})
export type GetFoodEntryResponse = typeof GetFoodEntryResponse.Type

export const Nutrition = Schema.Struct({
  calories: figure(0, 100000),
  carbohydrateG: figure(0, 20000),
  fiberG: figure(0, 20000),
  sugarsG: figure(0, 20000),
  proteinG: figure(0, 20000),
  fatG: figure(0, 20000),
  saturatedFatG: figure(0, 20000),
  sodiumMg: figure(0, 1000000),
})
export type Nutrition = typeof Nutrition.Type

export const NewEatenFood = Schema.Struct({
  foodId: Schema.optionalKey(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u)),
  ownWords: Schema.optionalKey(text(1, 100).check(wellFormed)),
  portionId: Schema.optionalKey(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u)),
  amount: defaulted(figure(0.25, 20), 0),
  nutrition: Schema.optionalKey(Nutrition),
}).check(exactlyOne('foodId', 'ownWords'))
export type NewEatenFood = typeof NewEatenFood.Type

export const FoodEntryContent = Schema.Struct({
  meal: defaulted(member('MEAL_', ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']), "MEAL_UNSPECIFIED"),
  eatTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  foods: defaulted(list(NewEatenFood, 1, 20), []),
  note: defaulted(text(0, 500).check(wellFormed), ''),
})
export type FoodEntryContent = typeof FoodEntryContent.Type

export const AddFoodEntryRequest = Schema.Struct({
  clientEntryId: defaulted(matching(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/u), ''),
  content: FoodEntryContent,
})
export type AddFoodEntryRequest = typeof AddFoodEntryRequest.Type

export const AddFoodEntryResponse = Schema.Struct({
  entry: FoodEntry,
})
export type AddFoodEntryResponse = typeof AddFoodEntryResponse.Type

export const ChangeFoodEntryRequest = Schema.Struct({
  entryId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  revision: defaulted(whole(1, 1000000), 0),
  content: FoodEntryContent,
})
export type ChangeFoodEntryRequest = typeof ChangeFoodEntryRequest.Type

export const ChangeFoodEntryResponse = Schema.Struct({
  entry: FoodEntry,
})
export type ChangeFoodEntryResponse = typeof ChangeFoodEntryResponse.Type

export const DeleteFoodEntryRequest = Schema.Struct({
  entryId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
})
export type DeleteFoodEntryRequest = typeof DeleteFoodEntryRequest.Type

export const DeleteFoodEntryResponse = empty
export type DeleteFoodEntryResponse = typeof DeleteFoodEntryResponse.Type

export const SearchFoodsRequest = Schema.Struct({
  query: defaulted(text(0, 100).check(wellFormed), ''),
  group: Schema.optionalKey(member('FOOD_GROUP_', ['VEGETABLES', 'FRUIT', 'GRAINS', 'PROTEIN', 'DAIRY', 'FATS_AND_NUTS', 'DRINKS', 'SWEETS', 'MIXED'])),
  count: defaulted(whole(1, 100), 0),
})
export type SearchFoodsRequest = typeof SearchFoodsRequest.Type

export const FoodPortion = Schema.Struct({
  id: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  label: defaulted(text(1, 60).check(wellFormed), ''),
  grams: defaulted(figure(1, 5000), 0),
  nutrition: Nutrition,
})
export type FoodPortion = typeof FoodPortion.Type

export const Food = Schema.Struct({
  id: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  name: defaulted(text(1, 100).check(wellFormed), ''),
  group: defaulted(member('FOOD_GROUP_', ['VEGETABLES', 'FRUIT', 'GRAINS', 'PROTEIN', 'DAIRY', 'FATS_AND_NUTS', 'DRINKS', 'SWEETS', 'MIXED']), "FOOD_GROUP_UNSPECIFIED"),
  portions: defaulted(list(FoodPortion, 1, 6), []),
  favorite: defaulted(Schema.Boolean, false),
})
export type Food = typeof Food.Type

export const SearchFoodsResponse = Schema.Struct({
  foods: defaulted(list(Food, 0, 100), []),
})
export type SearchFoodsResponse = typeof SearchFoodsResponse.Type

export const ListUsualFoodsRequest = empty
export type ListUsualFoodsRequest = typeof ListUsualFoodsRequest.Type

export const ListUsualFoodsResponse = Schema.Struct({
  favoriteFoods: defaulted(list(Food, 0, 200), []),
  recentFoods: defaulted(list(Food, 0, 10), []),
})
export type ListUsualFoodsResponse = typeof ListUsualFoodsResponse.Type

export const SetFavoriteFoodRequest = Schema.Struct({
  foodId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  favorite: defaulted(Schema.Boolean, false),
})
export type SetFavoriteFoodRequest = typeof SetFavoriteFoodRequest.Type

export const SetFavoriteFoodResponse = Schema.Struct({
  food: Food,
})
export type SetFavoriteFoodResponse = typeof SetFavoriteFoodResponse.Type
