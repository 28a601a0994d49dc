import { addDays, type Day } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'

/** The periods of the insights in days. */
export const foodPeriods = [7, 14, 30] as const
export type FoodPeriod = (typeof foodPeriods)[number]

/** The period of an address; the default is two weeks. */
export function foodPeriodOf(param: string | null): FoodPeriod {
  return foodPeriods.find((days) => String(days) === param) ?? 14
}

/** The days that the overview shows first, ending today. */
export const recentFoodDays = 7
export function recentFood(today: Day): DateSpan {
  return {
    start: addDays(today, 1 - recentFoodDays),
    end: today,
  }
}

/** The ten years before the days shown first. */
export function earlierFood(today: Day): DateSpan {
  return {
    start: addDays(today, -3650),
    end: addDays(today, -recentFoodDays),
  }
}
