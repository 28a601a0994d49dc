// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, decisive, defaulted, formats, list, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { ListFoodLogDaysRequest, NutritionTotal, FoodLogDay, ListFoodLogDaysResponse, ListFoodEntriesRequest, EatenFood, FoodEntry, ListFoodEntriesResponse, GetFoodEntryRequest, GetFoodEntryResponse, Nutrition, NewEatenFood, FoodEntryContent, AddFoodEntryRequest, AddFoodEntryResponse, ChangeFoodEntryRequest, ChangeFoodEntryResponse, DeleteFoodEntryRequest, DeleteFoodEntryResponse, SearchFoodsRequest, FoodPortion, Food, SearchFoodsResponse, ListUsualFoodsRequest, ListUsualFoodsResponse, SetFavoriteFoodRequest, SetFavoriteFoodResponse } from './food-log.reader.ts'

const pattern = text(/^[A-Za-z0-9_-]{1,200}$/u)
const meal = member('MEAL_', ['', 'BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'])
const pattern2 = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const foodGroup = member('FOOD_GROUP_', ['', 'VEGETABLES', 'FRUIT', 'GRAINS', 'PROTEIN', 'DAIRY', 'FATS_AND_NUTS', 'DRINKS', 'SWEETS', 'MIXED'])
const pattern3 = text(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u)
const pattern4 = text(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/u)

export const ListFoodLogDaysRequestReader: Tolerant<ListFoodLogDaysRequest> = object({
  startDate: CalendarDateReader,
  endDate: CalendarDateReader,
  pageSize: optional(numeral(number(true, 1, 100))),
  pageToken: optional(pattern),
}, (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8)))

export const NutritionTotalReader: Tolerant<NutritionTotal> = object({
  calories: numeral(number(false, 0, 8000000000)),
  carbohydrateG: numeral(number(false, 0, 1600000000)),
  fiberG: numeral(number(false, 0, 1600000000)),
  sugarsG: numeral(number(false, 0, 1600000000)),
  proteinG: numeral(number(false, 0, 1600000000)),
  fatG: numeral(number(false, 0, 1600000000)),
  saturatedFatG: numeral(number(false, 0, 1600000000)),
  sodiumMg: numeral(number(false, 0, 80000000000)),
})

export const FoodLogDayReader: Tolerant<FoodLogDay> = object({
  date: CalendarDateReader,
  meals: defaulted(list(meal, 1), []),
  entryCount: defaulted(numeral(number(true, 1, 200)), 0),
  total: NutritionTotalReader,
  totalComplete: defaulted(boolean, false),
})

export const ListFoodLogDaysResponseReader: Tolerant<ListFoodLogDaysResponse> = object({
  days: defaulted(rows(FoodLogDayReader), []),
  nextPageToken: decisive(text()),
})

export const ListFoodEntriesRequestReader: Tolerant<ListFoodEntriesRequest> = object({
  startDate: CalendarDateReader,
  endDate: CalendarDateReader,
  meal: optional(meal),
  pageSize: optional(numeral(number(true, 1, 200))),
  pageToken: optional(pattern),
}, (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8)))

export const EatenFoodReader: Tolerant<EatenFood> = object({
  foodId: optional(orUnreadable(pattern2)),
  name: defaulted(text(/./su), ''),
  group: optional(orUnreadable(foodGroup)),
  portionId: optional(orUnreadable(pattern2)),
  portionLabel: defaulted(orUnreadable(text()), ''),
  amount: defaulted(numeral(number(false, 0.25, 20)), 0),
  nutrition: optional(orUnreadable(NutritionTotalReader)),
})

export const FoodEntryReader: Tolerant<FoodEntry> = object({
  id: defaulted(pattern2, ''),
  revision: defaulted(numeral(number(true, 1, 1000000)), 0),
  meal: defaulted(meal, "MEAL_UNSPECIFIED"),
  eatTime: defaulted(formats.localDateTime, ''),
  utcOffset: defaulted(pattern3, ''),
  timeZone: defaulted(formats.ianaTimeZone, ''),
  foods: defaulted(rows(EatenFoodReader, 1), []),
  note: defaulted(orUnreadable(text()), ''),
  total: NutritionTotalReader,
  totalComplete: defaulted(boolean, false),
})

export const ListFoodEntriesResponseReader: Tolerant<ListFoodEntriesResponse> = object({
  entries: defaulted(rows(FoodEntryReader, 0, true), []),
  nextPageToken: decisive(text()),
})

export const GetFoodEntryRequestReader: Tolerant<GetFoodEntryRequest> = object({
  entryId: defaulted(pattern2, ''),
})

export const GetFoodEntryResponseReader: Tolerant<GetFoodEntryResponse> = object({
  entry: FoodEntryReader,
})

export const NutritionReader: Tolerant<Nutrition> = object({
  calories: numeral(number(false, 0, 100000)),
  carbohydrateG: numeral(number(false, 0, 20000)),
  fiberG: numeral(number(false, 0, 20000)),
  sugarsG: numeral(number(false, 0, 20000)),
  proteinG: numeral(number(false, 0, 20000)),
  fatG: numeral(number(false, 0, 20000)),
  saturatedFatG: numeral(number(false, 0, 20000)),
  sodiumMg: numeral(number(false, 0, 1000000)),
})

export const NewEatenFoodReader: Tolerant<NewEatenFood> = object({
  foodId: optional(pattern2),
  ownWords: optional(text(/./su)),
  portionId: optional(pattern2),
  amount: defaulted(numeral(number(false, 0.25, 20)), 0),
  nutrition: optional(NutritionReader),
})

export const FoodEntryContentReader: Tolerant<FoodEntryContent> = object({
  meal: defaulted(meal, "MEAL_UNSPECIFIED"),
  eatTime: defaulted(formats.localDateTime, ''),
  foods: defaulted(rows(NewEatenFoodReader, 1), []),
  note: defaulted(text(), ''),
})

export const AddFoodEntryRequestReader: Tolerant<AddFoodEntryRequest> = object({
  clientEntryId: defaulted(pattern4, ''),
  content: FoodEntryContentReader,
})

export const AddFoodEntryResponseReader: Tolerant<AddFoodEntryResponse> = object({
  entry: FoodEntryReader,
})

export const ChangeFoodEntryRequestReader: Tolerant<ChangeFoodEntryRequest> = object({
  entryId: defaulted(pattern2, ''),
  revision: defaulted(numeral(number(true, 1, 1000000)), 0),
  content: FoodEntryContentReader,
})

export const ChangeFoodEntryResponseReader: Tolerant<ChangeFoodEntryResponse> = object({
  entry: FoodEntryReader,
})

export const DeleteFoodEntryRequestReader: Tolerant<DeleteFoodEntryRequest> = object({
  entryId: defaulted(pattern2, ''),
})

export const DeleteFoodEntryResponseReader: Tolerant<DeleteFoodEntryResponse> = object({})

export const SearchFoodsRequestReader: Tolerant<SearchFoodsRequest> = object({
  query: defaulted(text(), ''),
  group: optional(foodGroup),
  count: defaulted(numeral(number(true, 1, 100)), 0),
})

export const FoodPortionReader: Tolerant<FoodPortion> = object({
  id: defaulted(pattern2, ''),
  label: defaulted(text(/./su), ''),
  grams: defaulted(numeral(number(false, 1, 5000)), 0),
  nutrition: NutritionReader,
})

export const FoodReader: Tolerant<Food> = object({
  id: defaulted(pattern2, ''),
  name: defaulted(text(/./su), ''),
  group: defaulted(foodGroup, "FOOD_GROUP_UNSPECIFIED"),
  portions: defaulted(rows(FoodPortionReader, 1), []),
  favorite: defaulted(boolean, false),
})

export const SearchFoodsResponseReader: Tolerant<SearchFoodsResponse> = object({
  foods: defaulted(rows(FoodReader), []),
})

export const ListUsualFoodsRequestReader: Tolerant<ListUsualFoodsRequest> = object({})

export const ListUsualFoodsResponseReader: Tolerant<ListUsualFoodsResponse> = object({
  favoriteFoods: defaulted(rows(FoodReader), []),
  recentFoods: defaulted(rows(FoodReader), []),
})

export const SetFavoriteFoodRequestReader: Tolerant<SetFavoriteFoodRequest> = object({
  foodId: defaulted(pattern2, ''),
  favorite: defaulted(boolean, false),
})

export const SetFavoriteFoodResponseReader: Tolerant<SetFavoriteFoodResponse> = object({
  food: FoodReader,
})
