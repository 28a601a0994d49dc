/** In ISO's order. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
export type Weekday = (typeof weekdays)[number]

/** PROF-011: all seven, until the member says otherwise. */
export const defaultWeekdays: readonly Weekday[] = weekdays
