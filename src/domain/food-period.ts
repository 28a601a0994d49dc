/** How many days of the food log are looked at together. */
export const foodPeriods = [7, 14, 30] as const
export type FoodPeriod = (typeof foodPeriods)[number]

/** The period that an address asks for; two weeks when it asks for none that there is. */
export const foodPeriodOf = (asked: string | null): FoodPeriod => foodPeriods.find(days => String(days) === asked) ?? 14
