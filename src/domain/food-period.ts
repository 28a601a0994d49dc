import { addDays, type Day } from './readings-calendar.ts'
import type { Span } from './readings-period.ts'

/** How many days of the food log are looked at together. */
export const foodPeriods = [7, 14, 30] as const
export type FoodPeriod = (typeof foodPeriods)[number]

/** The period that an address asks for; two weeks when it asks for none that there is. */
export const foodPeriodOf = (asked: string | null): FoodPeriod =>
  foodPeriods.find((days) => String(days) === asked) ?? 14

/** Days that the overview opens with, today the last of them. */
export const recentFoodDays = 7
export const recentFood = (today: Day): Span => ({
  start: addDays(today, 1 - recentFoodDays),
  end: today,
})

/** The ten years before them. */
export const earlierFood = (today: Day): Span => ({
  start: addDays(today, -3650),
  end: addDays(today, -recentFoodDays),
})
