import { isAhead, addDays, type Day, laterDay } from '#platform/model/calendar-day.ts'
import { isWithin, type DateSpan } from '#platform/model/date-span.ts'

/** The initial range of a list, in days. */
export const initialRangeDays = 30

/**
 * Days before and after any reading. A request for the newest readings ends with the later one,
 * because the current day of a device may be wrong.
 */
export const firstDay: Day = '1900-01-01'
export const lastDay: Day = '2999-12-31'

/**
 * The number of newest readings that the dashboard loads, shared by its tile, next steps and
 * changes. It covers two weeks of eight readings a day.
 */
export const newestCountLimit = 120

/** Requests the newest readings of all time. */
export const newestRequest = { start: firstDay, end: lastDay, count: newestCountLimit } as const

/**
 * The initial span of a page and its reason: the days up to today, or the older days of the latest
 * readings.
 */
export type InitialRange = { readonly span: DateSpan; readonly because: 'recent' | 'older' }

/**
 * The initial span of `length` days when the address has none: it ends today, or on the day of the
 * latest reading when that is older. A reading from a clock ahead of ours counts as today's.
 */
export function initialRange(
  latest: Day | null,
  today: Day,
  length: number = initialRangeDays,
): InitialRange {
  const upTo = (end: Day): DateSpan => ({ start: addDays(end, 1 - length), end })
  const recent = upTo(laterDay(today, latest ?? today))
  return latest === null || isWithin(upTo(today), latest) || isAhead(latest, today)
    ? { span: recent, because: 'recent' }
    : { span: upTo(latest), because: 'older' }
}
