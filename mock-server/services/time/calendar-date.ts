import type { CalendarDate } from '../../../generated/proto/portal/calendar/v1/calendar_pb.js'

/** Returns a day for storage, such as `2026-11-20`; empty without a date. */
export function dayOf(date: Pick<CalendarDate, 'year' | 'month' | 'day'> | undefined): string {
  return date === undefined
    ? ''
    : [
        String(date.year).padStart(4, '0'),
        String(date.month).padStart(2, '0'),
        String(date.day).padStart(2, '0'),
      ].join('-')
}

/** Whether a last day (`yyyy-MM-dd`) is over: on the day itself it is not. */
export function hasPassed(lastDay: string, today: string): boolean {
  return lastDay < today
}

/** Whether a first day is still to come: on the day itself it is not. */
export function isAhead(firstDay: string, today: string): boolean {
  return firstDay > today
}

/** Converts a stored day to a date of a message. */
export function messageDateOf(day: string): { year: number; month: number; day: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
  }
}
