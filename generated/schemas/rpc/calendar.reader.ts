// Written by `npm run generate` from contracts/. Do not edit.
import { formats, type Flavor, type Reader } from '../read.ts'

export type CalendarDate = Flavor<'CalendarDate'>

/** Reads `CalendarDate` as a server sends it. */
export const readCalendarDate: Reader<CalendarDate> = formats.calendarDate
