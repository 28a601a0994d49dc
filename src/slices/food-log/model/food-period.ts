import { addDays, type Day } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'

/** How many days of the food log are looked at together. */
export const foodPeriods = [7, 14, 30] as const
export type FoodPeriod = (typeof foodPeriods)[number]

/** The period that an address asks for; two weeks when it asks for none that there is. */
export function foodPeriodOf(asked: string | null): FoodPeriod {
  return foodPeriods.find((days) => String(days) === asked) ?? 14
}

/** Days that the overview opens with, today the last of them. */
export const recentFoodDays = 7
export function recentFood(today: Day): DateSpan {
  return {
    start: addDays(today, 1 - recentFoodDays),
    end: today,
  }
}

/** The ten years before them. */
export function earlierFood(today: Day): DateSpan {
  return {
    start: addDays(today, -3650),
    end: addDays(today, -recentFoodDays),
  }
}
