// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, decisive, formats, list, member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type Meal = 'BREAKFAST' | 'LUNCH' | 'DINNER' | 'SNACK' | Unknown

export type FoodGroup = 'VEGETABLES' | 'FRUIT' | 'GRAINS' | 'PROTEIN' | 'DAIRY' | 'FATS_AND_NUTS' | 'DRINKS' | 'SWEETS' | 'MIXED' | Unknown

export type ListFoodLogDaysRequest = {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly pageSize?: number
  readonly pageToken?: string
}

export type NutritionTotal = {
  readonly calories: number
  readonly carbohydrateG: number
  readonly fiberG: number
  readonly sugarsG: number
  readonly proteinG: number
  readonly fatG: number
  readonly saturatedFatG: number
  readonly sodiumMg: number
}

export type FoodLogDay = {
  readonly date: CalendarDate
  readonly meals: readonly Meal[]
  readonly entryCount: number
  readonly total: NutritionTotal
  readonly totalComplete: boolean
}

export type ListFoodLogDaysResponse = {
  readonly days: Rows<FoodLogDay>
  readonly nextPageToken?: string
}

export type ListFoodEntriesRequest = {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly meal?: Meal
  readonly pageSize?: number
  readonly pageToken?: string
}

export type EatenFood = {
  readonly foodId?: string | Unreadable
  readonly name: string
  readonly group?: FoodGroup | Unreadable
  readonly portionId?: string | Unreadable
  readonly portionLabel: string | Unreadable
  readonly amount: number
  readonly nutrition?: NutritionTotal | Unreadable
}

export type FoodEntry = {
  readonly id: Flavor<'FoodEntryId'>
  readonly revision: number
  readonly meal: Meal
  readonly eatTime: Flavor<'LocalDateTime'>
  readonly utcOffset: string
  readonly timeZone: string
  readonly foods: Rows<EatenFood>
  readonly note: string | Unreadable
  readonly total: NutritionTotal
  readonly totalComplete: boolean
}

export type ListFoodEntriesResponse = {
  readonly entries: Rows<FoodEntry>
  readonly nextPageToken?: string
}

export type GetFoodEntryRequest = {
  readonly entryId: string
}

export type GetFoodEntryResponse = {
  readonly entry: FoodEntry
}

export type Nutrition = {
  readonly calories: number
  readonly carbohydrateG: number
  readonly fiberG: number
  readonly sugarsG: number
  readonly proteinG: number
  readonly fatG: number
  readonly saturatedFatG: number
  readonly sodiumMg: number
}

export type NewEatenFood = {
  readonly foodId?: string
  readonly ownWords?: string
  readonly portionId?: string
  readonly amount: number
  readonly nutrition?: Nutrition
}

export type FoodEntryContent = {
  readonly meal: Meal
  readonly eatTime: Flavor<'LocalDateTime'>
  readonly foods: Rows<NewEatenFood>
  readonly note: string
}

export type AddFoodEntryRequest = {
  readonly clientEntryId: string
  readonly content: FoodEntryContent
}

export type AddFoodEntryResponse = {
  readonly entry: FoodEntry
}

export type ChangeFoodEntryRequest = {
  readonly entryId: string
  readonly revision: number
  readonly content: FoodEntryContent
}

export type ChangeFoodEntryResponse = {
  readonly entry: FoodEntry
}

export type DeleteFoodEntryRequest = {
  readonly entryId: string
}

export type DeleteFoodEntryResponse = {
}

export type SearchFoodsRequest = {
  readonly query: string
  readonly group?: FoodGroup
  readonly count: number
}

export type FoodPortion = {
  readonly id: Flavor<'FoodPortionId'>
  readonly label: string
  readonly grams: number
  readonly nutrition: Nutrition
}

export type Food = {
  readonly id: Flavor<'FoodId'>
  readonly name: string
  readonly group: FoodGroup
  readonly portions: Rows<FoodPortion>
  readonly favorite: boolean
}

export type SearchFoodsResponse = {
  readonly foods: Rows<Food>
}

export type ListUsualFoodsRequest = {
}

export type ListUsualFoodsResponse = {
  readonly favoriteFoods: Rows<Food>
  readonly recentFoods: Rows<Food>
}

export type SetFavoriteFoodRequest = {
  readonly foodId: string
  readonly favorite: boolean
}

export type SetFavoriteFoodResponse = {
  readonly food: Food
}

const pattern = text(/^[A-Za-z0-9_-]{1,200}$/u)
const meal = member('MEAL_', ['', 'BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'])
const pattern2 = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const foodGroup = member('FOOD_GROUP_', ['', 'VEGETABLES', 'FRUIT', 'GRAINS', 'PROTEIN', 'DAIRY', 'FATS_AND_NUTS', 'DRINKS', 'SWEETS', 'MIXED'])
const pattern3 = text(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u)
const pattern4 = text(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/u)

/** Reads `ListFoodLogDaysRequest` as a server sends it. */
export const readListFoodLogDaysRequest: Reader<ListFoodLogDaysRequest> = object<ListFoodLogDaysRequest>({
  startDate: readCalendarDate,
  endDate: readCalendarDate,
  pageSize: [numeral(number(true, 1, 100))],
  pageToken: [pattern],
}, (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8)))

/** Reads `NutritionTotal` as a server sends it. */
export const readNutritionTotal: Reader<NutritionTotal> = object<NutritionTotal>({
  calories: numeral(number(false, 0, 8000000000)),
  carbohydrateG: numeral(number(false, 0, 1600000000)),
  fiberG: numeral(number(false, 0, 1600000000)),
  sugarsG: numeral(number(false, 0, 1600000000)),
  proteinG: numeral(number(false, 0, 1600000000)),
  fatG: numeral(number(false, 0, 1600000000)),
  saturatedFatG: numeral(number(false, 0, 1600000000)),
  sodiumMg: numeral(number(false, 0, 80000000000)),
})

/** Reads `FoodLogDay` as a server sends it. */
export const readFoodLogDay: Reader<FoodLogDay> = object<FoodLogDay>({
  date: readCalendarDate,
  meals: [list(meal, 1), []],
  entryCount: [numeral(number(true, 1, 200)), 0],
  total: readNutritionTotal,
  totalComplete: [boolean, false],
})

/** Reads `ListFoodLogDaysResponse` as a server sends it. */
export const readListFoodLogDaysResponse: Reader<ListFoodLogDaysResponse> = object<ListFoodLogDaysResponse>({
  days: [rows(readFoodLogDay), []],
  nextPageToken: decisive(text()),
})

/** Reads `ListFoodEntriesRequest` as a server sends it. */
export const readListFoodEntriesRequest: Reader<ListFoodEntriesRequest> = object<ListFoodEntriesRequest>({
  startDate: readCalendarDate,
  endDate: readCalendarDate,
  meal: [meal],
  pageSize: [numeral(number(true, 1, 200))],
  pageToken: [pattern],
}, (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8)))

/** Reads `EatenFood` as a server sends it. */
export const readEatenFood: Reader<EatenFood> = object<EatenFood>({
  foodId: [orUnreadable(pattern2)],
  name: [text(/./su), ''],
  group: [orUnreadable(foodGroup)],
  portionId: [orUnreadable(pattern2)],
  portionLabel: [orUnreadable(text()), ''],
  amount: [numeral(number(false, 0.25, 20)), 0],
  nutrition: [orUnreadable(readNutritionTotal)],
})

/** Reads `FoodEntry` as a server sends it. */
export const readFoodEntry: Reader<FoodEntry> = object<FoodEntry>({
  id: [pattern2, ''],
  revision: [numeral(number(true, 1, 1000000)), 0],
  meal: [meal, "MEAL_UNSPECIFIED"],
  eatTime: [formats.localDateTime, ''],
  utcOffset: [pattern3, ''],
  timeZone: [formats.ianaTimeZone, ''],
  foods: [rows(readEatenFood, 1), []],
  note: [orUnreadable(text()), ''],
  total: readNutritionTotal,
  totalComplete: [boolean, false],
})

/** Reads `ListFoodEntriesResponse` as a server sends it. */
export const readListFoodEntriesResponse: Reader<ListFoodEntriesResponse> = object<ListFoodEntriesResponse>({
  entries: [rows(readFoodEntry, 0, true), []],
  nextPageToken: decisive(text()),
})

/** Reads `GetFoodEntryRequest` as a server sends it. */
export const readGetFoodEntryRequest: Reader<GetFoodEntryRequest> = object<GetFoodEntryRequest>({
  entryId: [pattern2, ''],
})

/** Reads `GetFoodEntryResponse` as a server sends it. */
export const readGetFoodEntryResponse: Reader<GetFoodEntryResponse> = object<GetFoodEntryResponse>({
  entry: readFoodEntry,
})

/** Reads `Nutrition` as a server sends it. */
export const readNutrition: Reader<Nutrition> = object<Nutrition>({
  calories: numeral(number(false, 0, 100000)),
  carbohydrateG: numeral(number(false, 0, 20000)),
  fiberG: numeral(number(false, 0, 20000)),
  sugarsG: numeral(number(false, 0, 20000)),
  proteinG: numeral(number(false, 0, 20000)),
  fatG: numeral(number(false, 0, 20000)),
  saturatedFatG: numeral(number(false, 0, 20000)),
  sodiumMg: numeral(number(false, 0, 1000000)),
})

/** Reads `NewEatenFood` as a server sends it. */
export const readNewEatenFood: Reader<NewEatenFood> = object<NewEatenFood>({
  foodId: [pattern2],
  ownWords: [text(/./su)],
  portionId: [pattern2],
  amount: [numeral(number(false, 0.25, 20)), 0],
  nutrition: [readNutrition],
})

/** Reads `FoodEntryContent` as a server sends it. */
export const readFoodEntryContent: Reader<FoodEntryContent> = object<FoodEntryContent>({
  meal: [meal, "MEAL_UNSPECIFIED"],
  eatTime: [formats.localDateTime, ''],
  foods: [rows(readNewEatenFood, 1), []],
  note: [text(), ''],
})

/** Reads `AddFoodEntryRequest` as a server sends it. */
export const readAddFoodEntryRequest: Reader<AddFoodEntryRequest> = object<AddFoodEntryRequest>({
  clientEntryId: [pattern4, ''],
  content: readFoodEntryContent,
})

/** Reads `AddFoodEntryResponse` as a server sends it. */
export const readAddFoodEntryResponse: Reader<AddFoodEntryResponse> = object<AddFoodEntryResponse>({
  entry: readFoodEntry,
})

/** Reads `ChangeFoodEntryRequest` as a server sends it. */
export const readChangeFoodEntryRequest: Reader<ChangeFoodEntryRequest> = object<ChangeFoodEntryRequest>({
  entryId: [pattern2, ''],
  revision: [numeral(number(true, 1, 1000000)), 0],
  content: readFoodEntryContent,
})

/** Reads `ChangeFoodEntryResponse` as a server sends it. */
export const readChangeFoodEntryResponse: Reader<ChangeFoodEntryResponse> = object<ChangeFoodEntryResponse>({
  entry: readFoodEntry,
})

/** Reads `DeleteFoodEntryRequest` as a server sends it. */
export const readDeleteFoodEntryRequest: Reader<DeleteFoodEntryRequest> = object<DeleteFoodEntryRequest>({
  entryId: [pattern2, ''],
})

/** Reads `DeleteFoodEntryResponse` as a server sends it. */
export const readDeleteFoodEntryResponse: Reader<DeleteFoodEntryResponse> = object<DeleteFoodEntryResponse>({})

/** Reads `SearchFoodsRequest` as a server sends it. */
export const readSearchFoodsRequest: Reader<SearchFoodsRequest> = object<SearchFoodsRequest>({
  query: [text(), ''],
  group: [foodGroup],
  count: [numeral(number(true, 1, 100)), 0],
})

/** Reads `FoodPortion` as a server sends it. */
export const readFoodPortion: Reader<FoodPortion> = object<FoodPortion>({
  id: [pattern2, ''],
  label: [text(/./su), ''],
  grams: [numeral(number(false, 1, 5000)), 0],
  nutrition: readNutrition,
})

/** Reads `Food` as a server sends it. */
export const readFood: Reader<Food> = object<Food>({
  id: [pattern2, ''],
  name: [text(/./su), ''],
  group: [foodGroup, "FOOD_GROUP_UNSPECIFIED"],
  portions: [rows(readFoodPortion, 1), []],
  favorite: [boolean, false],
})

/** Reads `SearchFoodsResponse` as a server sends it. */
export const readSearchFoodsResponse: Reader<SearchFoodsResponse> = object<SearchFoodsResponse>({
  foods: [rows(readFood), []],
})

/** Reads `ListUsualFoodsRequest` as a server sends it. */
export const readListUsualFoodsRequest: Reader<ListUsualFoodsRequest> = object<ListUsualFoodsRequest>({})

/** Reads `ListUsualFoodsResponse` as a server sends it. */
export const readListUsualFoodsResponse: Reader<ListUsualFoodsResponse> = object<ListUsualFoodsResponse>({
  favoriteFoods: [rows(readFood), []],
  recentFoods: [rows(readFood), []],
})

/** Reads `SetFavoriteFoodRequest` as a server sends it. */
export const readSetFavoriteFoodRequest: Reader<SetFavoriteFoodRequest> = object<SetFavoriteFoodRequest>({
  foodId: [pattern2, ''],
  favorite: [boolean, false],
})

/** Reads `SetFavoriteFoodResponse` as a server sends it. */
export const readSetFavoriteFoodResponse: Reader<SetFavoriteFoodResponse> = object<SetFavoriteFoodResponse>({
  food: readFood,
})
