import type { WrittenEntry } from '../model/food-log.ts'
import type {
  AddFoodEntryRequestJson,
  ChangeFoodEntryRequestJson,
  FoodEntryContentJson,
} from '#generated/rpc/portal/food_log/v1/food_log_pb.js'
import { memberName } from '#generated/schemas/read.ts'

/** A new entry in the format of the contract. */
export function newFoodEntry(
  clientEntryId: string,
  content: WrittenEntry,
): AddFoodEntryRequestJson {
  return { clientEntryId, content: contentOf(content) }
}
/** An entry that replaces the shown one. */
export function foodEntryChange(
  entryId: string,
  revision: number,
  content: WrittenEntry,
): ChangeFoodEntryRequestJson {
  return { entryId, revision, content: contentOf(content) }
}

const contentOf = ({ meal, eatTime, foods, note }: WrittenEntry): FoodEntryContentJson => ({
  meal: memberName('MEAL_', meal),
  eatTime,
  foods: [...foods],
  note,
})
