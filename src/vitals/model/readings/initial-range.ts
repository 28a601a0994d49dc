import { addDays, type Day, laterDay } from '#platform/model/calendar-day.ts'
import { isWithin, type DateSpan } from '#platform/model/date-span.ts'

/** The initial range of a list, in days. */
export const initialRangeDays = 30

/** A day before any reading, as the start of a request for the latest reading. */
export const firstDay: Day = '1900-01-01'

/**
 * The number of newest readings that the dashboard loads, shared by its tile, next steps and
 * changes. It covers two weeks of eight readings a day.
 */
export const newestCountLimit = 120

/**
 * Requests the newest readings. The range ends tomorrow, because the clock of a traveling member
 * may be a day ahead.
 */
export function newestRequest(today: Day) {
  return {
    start: firstDay,
    end: addDays(today, 1),
    count: newestCountLimit,
  }
}

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
  return latest === null || isWithin(upTo(today), latest) || latest > today
    ? { span: recent, because: 'recent' }
    : { span: upTo(latest), because: 'older' }
}
