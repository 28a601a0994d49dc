import { distinct, listOf } from '#domain/formats.ts'
import { weekdays } from '#domain/schedule.ts'
import { word } from './message-word.ts'

/** Days of the week in a message, each at most once. */
export const WeekdayList = listOf(word('WEEKDAY', weekdays), 7).check(distinct)
