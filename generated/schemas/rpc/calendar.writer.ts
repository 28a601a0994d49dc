// Written by `npm run generate` from contracts/. Do not edit.
import { formats } from '../write.ts'

export const CalendarDate = formats.calendarDate
export type CalendarDate = typeof CalendarDate.Type
