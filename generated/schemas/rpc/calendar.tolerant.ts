// Written by `npm run generate` from contracts/. Do not edit.
import { formats, type Tolerant } from '../tolerant.ts'
import type { CalendarDate } from './calendar.reader.ts'

export const CalendarDateReader: Tolerant<CalendarDate> = formats.calendarDate
