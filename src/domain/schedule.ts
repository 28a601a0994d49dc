import * as Schema from 'effect/Schema'
import { distinct, listOf, matching } from './formats.ts'

/** In ISO's order. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
export type Weekday = (typeof weekdays)[number]

/** Days of the week, each at most once. */
export const Weekdays = listOf(Schema.Literals(weekdays), 7).check(distinct)

/** `HH:mm` by the member's own clock, 24 hours. */
export const TimeOfDay = matching(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)

/** PROF-011: all seven, until the member says otherwise. */
export const defaultWeekdays: readonly Weekday[] = weekdays
