import {
  type FoodEntryContent,
  Meal,
} from '../../../../generated/proto/portal/food_log/v1/food_log_pb.js'
import { foods, timesOf, type NutritionFigures } from '../../../seed/content/foods.ts'
import { portionOf } from '../../../services/food/entry-nutrition.ts'
import { activePrograms, hasFoodLog } from '../../../services/members/program-eligibility.ts'
import type { EatenFood } from '../../../seed/readings/daily-readings.ts'
import type { FoodRow } from '../../../database/tables/readings.ts'
import { dayNumber, dayText, instantOf, wallClock } from '../../../services/time/time-zone.ts'
import { type MemberCall, memberCall } from '../../rpc-call.ts'

/** Returns the call of a member with the food log. Throws PERMISSION_DENIED for others. */
export async function foodCall(context: Parameters<typeof memberCall>[0]): Promise<MemberCall> {
  const call = memberCall(context)
  if (!hasFoodLog(await activePrograms(call.store, call.caller.id)))
    throw call.problem('food-log-not-included')
  return call
}

export type FoodEntryRow = Pick<
  FoodRow,
  'at_ms' | 'local_time' | 'utc_offset' | 'time_zone' | 'meal' | 'foods' | 'note'
>

/** Validates an entry against the food list and the clock, and returns its row. */
export function foodEntryRow(
  { caller, now, problem }: MemberCall,
  content: FoodEntryContent,
): FoodEntryRow {
  const day = content.eatTime.slice(0, 10)
  if (dayText(dayNumber(day)) !== day) throw problem('invalid-argument')
  const { ms, offset } = instantOf(content.eatTime, caller.timeZone)
  if (ms > now) throw problem('food-in-the-future')
  const eaten = content.foods.map(({ what, portionId, amount, nutrition }): EatenFood => {
    if (what.case === 'ownWords') {
      return {
        words: what.value,
        amount,
        // The request was validated, so each number is there.
        ...(nutrition ? { nutrition: timesOf(nutrition as NutritionFigures, 1) } : {}),
      }
    }
    const food = foods.get(what.value ?? '')
    if (!food) throw problem('unknown-food')
    if (!portionOf(food, portionId)) throw problem('unknown-portion')
    return { food: food.id, ...(portionId === undefined ? {} : { portion: portionId }), amount }
  })
  return {
    at_ms: ms,
    local_time: content.eatTime,
    utc_offset: offset,
    time_zone: caller.timeZone,
    meal: Meal[content.meal],
    foods: JSON.stringify(eaten),
    note: content.note,
  }
}

/** Returns the current day in the member's time zone. */
export function todayOf({ caller, now }: Pick<MemberCall, 'caller' | 'now'>): string {
  return wallClock(caller.timeZone, now).slice(0, 10)
}
