import * as Schema from 'effect/Schema'
import { EatenFood, Food, FoodEntry, FoodLogDay, foodGroups, FoodPortion, meals, mostPortions } from '#domain/food-log.ts'
import { distinct, listOf, matching } from '#domain/formats.ts'
import type {
  AddFoodEntryResponseJson, ChangeFoodEntryResponseJson, DeleteFoodEntryResponseJson, EatenFoodJson, FoodEntryJson, FoodJson, FoodLogDayJson, FoodPortionJson, GetFoodEntryResponseJson, ListFoodEntriesResponseJson,
  ListFoodLogDaysResponseJson, ListUsualFoodsResponseJson, NutritionJson, NutritionTotalJson, SearchFoodsResponseJson, SetFavoriteFoodResponseJson,
} from '#generated/rpc/portal/food_log/v1/food_log_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { dateField } from './message-date.ts'
import { field } from './message-field.ts'
import { double } from './message-number.ts'
import { dateTimeField, wallClockFields } from './message-place.ts'
import { word, wordField } from './message-word.ts'

const eaten = EatenFood.fields
const entry = FoodEntry.fields

/** Up to so many times the most that a portion can have. */
const nutrition = (times: number) => {
  const grams = field(double(0, times * 20_000), 0)
  return Schema.Struct({
    calories: field(double(0, times * 100_000), 0), carbohydrateG: grams, fiberG: grams, sugarsG: grams, proteinG: grams, fatG: grams, saturatedFatG: grams, sodiumMg: field(double(0, times * 1_000_000), 0),
  })
}
export const NutritionMessage = nutrition(1)
export const NutritionTotalMessage = nutrition(mostPortions)
export const FoodPortionMessage = Schema.Struct({ id: field(FoodPortion.fields.id, ''), label: field(FoodPortion.fields.label, ''), grams: field(double(1, 5000), 0), nutrition: NutritionMessage })
export const FoodMessage = Schema.Struct({
  id: field(Food.fields.id, ''), name: field(Food.fields.name, ''), group: wordField('FOOD_GROUP', foodGroups), portions: field(listOf(FoodPortionMessage, 6, 1), []), isFavorite: field(Schema.Boolean, false),
})
export const amountField = field(double(0.25, 20), 0)
export const EatenFoodMessage = Schema.Struct({
  foodId: eaten.foodId,
  name: field(eaten.name, ''),
  group: Schema.optionalKey(word('FOOD_GROUP', foodGroups)),
  portionId: eaten.portionId,
  portionLabel: field(eaten.portionLabel, ''),
  amount: amountField,
  nutrition: Schema.optionalKey(NutritionTotalMessage),
})
export const FoodEntryMessage = Schema.Struct({
  id: field(entry.id, ''),
  revision: field(entry.revision, 0),
  meal: wordField('MEAL', meals),
  eatenAt: dateTimeField,
  ...wallClockFields,
  foods: field(listOf(EatenFoodMessage, 20, 1), []),
  note: field(entry.note, ''),
  total: NutritionTotalMessage,
  isTotalComplete: field(Schema.Boolean, false),
})
export const FoodLogDayMessage = Schema.Struct({
  day: dateField,
  meals: field(listOf(word('MEAL', meals), 4, 1).check(distinct), []),
  entries: field(FoodLogDay.fields.entries, 0),
  total: NutritionTotalMessage,
  isTotalComplete: field(Schema.Boolean, false),
})
export const FoodLogDays = Schema.Struct({ days: field(listOf(FoodLogDayMessage, 3660), []) })
export const FoodEntries = Schema.Struct({ entries: field(listOf(FoodEntryMessage, 200), []), nextPageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/)) })
/** What getting, adding and changing an entry answer. */
export const FoodEntryAnswer = Schema.Struct({ entry: FoodEntryMessage })
export const FoodEntryDeleted = Schema.Record(Schema.String, Schema.Never)
export const FoodsFound = Schema.Struct({ foods: field(listOf(FoodMessage, 100), []) })
export const UsualFoods = Schema.Struct({ favorites: field(listOf(FoodMessage, 200), []), recent: field(listOf(FoodMessage, 10), []) })
export const FoodAnswer = Schema.Struct({ food: FoodMessage })

/** Messages in messages are required by the contract's rules, which its types do not say. */
type With<Message, Name extends keyof Message, Of> = Omit<Message, Name> & { readonly [N in Name]: Of }
type ToldFood = Omit<FoodJson, 'portions'> & { readonly portions?: readonly With<FoodPortionJson, 'nutrition', NutritionJson>[] }
type ToldEntry = With<FoodEntryJson, 'total', NutritionTotalJson>
type Told = {
  readonly days: { readonly days?: readonly With<FoodLogDayJson, 'total', NutritionTotalJson>[] }
  readonly entries: { readonly entries?: readonly ToldEntry[]; readonly nextPageToken?: string }
  readonly entry: { readonly entry: ToldEntry }
  readonly found: { readonly foods?: readonly ToldFood[] }
  readonly usual: { readonly favorites?: readonly ToldFood[]; readonly recent?: readonly ToldFood[] }
  readonly food: { readonly food: ToldFood }
}
export type AcceptsFoodLog = [
  Accepts<NutritionJson, typeof NutritionMessage>, Accepts<NutritionTotalJson, typeof NutritionTotalMessage>, Accepts<EatenFoodJson, typeof EatenFoodMessage>, Accepts<Told['days'], typeof FoodLogDays>, Accepts<Told['entries'], typeof FoodEntries>,
  Accepts<Told['entry'], typeof FoodEntryAnswer>, Accepts<DeleteFoodEntryResponseJson, typeof FoodEntryDeleted>, Accepts<Told['found'], typeof FoodsFound>, Accepts<Told['usual'], typeof UsualFoods>,
  Accepts<Told['food'], typeof FoodAnswer>,
]

const decodeDays = decoder('listFoodLogDays', FoodLogDays)
const decodeEntries = decoder('listFoodEntries', FoodEntries)
const decodeEntry = decoder('getFoodEntry', FoodEntryAnswer)
const decodeFound = decoder('searchFoods', FoodsFound)
const decodeUsual = decoder('listUsualFoods', UsualFoods)
const decodeFood = decoder('setFavoriteFood', FoodAnswer)

/** Days with entries, newest first. Throws ContractBroken. */
export const foodLogDays = (wire: ListFoodLogDaysResponseJson): readonly FoodLogDay[] => decodeDays(wire as Told['days']).days
/** A page of entries, the latest eaten first, and the token of the next page if there is one. Throws ContractBroken. */
export const foodEntries = (wire: ListFoodEntriesResponseJson): { readonly entries: readonly FoodEntry[]; readonly nextPageToken?: string } => decodeEntries(wire as Told['entries'])
/** An entry as it is now. Throws ContractBroken. */
export const foodEntry = (wire: GetFoodEntryResponseJson | AddFoodEntryResponseJson | ChangeFoodEntryResponseJson): FoodEntry => decodeEntry(wire as Told['entry']).entry
/** The foods that were found. Throws ContractBroken. */
export const foodsFound = (wire: SearchFoodsResponseJson): readonly Food[] => decodeFound(wire as Told['found']).foods
/** Favorites by name, and what was logged last. Throws ContractBroken. */
export const usualFoods = (wire: ListUsualFoodsResponseJson): { readonly favorites: readonly Food[]; readonly recent: readonly Food[] } => decodeUsual(wire as Told['usual'])
/** A food as it is now. Throws ContractBroken. */
export const foodOf = (wire: SetFavoriteFoodResponseJson): Food => decodeFood(wire as Told['food']).food
