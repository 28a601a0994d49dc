import * as Schema from 'effect/Schema'
import { ClientEntryId, FoodEntryContent, meals, NewEatenFood } from '#domain/food-log.ts'
import { listOf, whole } from '#domain/formats.ts'
import { SlugId } from '#domain/user-tasks.ts'
import type { AddFoodEntryRequestJson, ChangeFoodEntryRequestJson, FoodEntryContentJson, NewEatenFoodJson } from '#generated/rpc/portal/food_log/v1/food_log_pb.js'
import type { Accepts } from './decode.ts'
import { amountField, NutritionMessage } from './food-log.ts'
import { exactlyOne } from './message-choice.ts'
import { field } from './message-field.ts'
import { dateTimeField } from './message-place.ts'
import { wordField } from './message-word.ts'

const own = NewEatenFood.fields

/** What the member writes down, as the contract takes it. */
export const NewEatenFoodMessage = Schema.Struct({
  foodId: own.foodId, ownWords: own.ownWords, portionId: own.portionId, amount: amountField, nutrition: Schema.optionalKey(NutritionMessage),
}).check(exactlyOne('foodId', 'ownWords'))
export const FoodEntryContentMessage = Schema.Struct({
  meal: wordField('MEAL', meals), eatenAt: dateTimeField, foods: field(listOf(NewEatenFoodMessage, 20, 1), []), note: field(FoodEntryContent.fields.note, ''),
})
export const NewFoodEntry = Schema.Struct({ clientEntryId: field(ClientEntryId, ''), content: FoodEntryContentMessage })
export const FoodEntryChange = Schema.Struct({ entryId: field(SlugId, ''), revision: field(whole(1, 1_000_000), 0), content: FoodEntryContentMessage })

export type AcceptsFoodEntry = [
  Accepts<NewEatenFoodJson, typeof NewEatenFoodMessage>, Accepts<FoodEntryContentJson, typeof FoodEntryContentMessage>,
  Accepts<Required<AddFoodEntryRequestJson>, typeof NewFoodEntry>, Accepts<Required<ChangeFoodEntryRequestJson>, typeof FoodEntryChange>,
]

/** A new entry in the words of the contract. */
export const newFoodEntry = (clientEntryId: string, content: FoodEntryContent): AddFoodEntryRequestJson => ({ clientEntryId, content: wireContent(content) })
/** An entry in place of the one that the member saw. */
export const foodEntryChange = (entryId: string, revision: number, content: FoodEntryContent): ChangeFoodEntryRequestJson => ({ entryId, revision, content: wireContent(content) })

const wireContent = ({ meal, eatenAt, foods, note }: FoodEntryContent): FoodEntryContentJson => ({ meal: `MEAL_${meal}`, eatenAt, foods: [...foods], note })
