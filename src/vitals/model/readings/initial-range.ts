import { addDays, type Day, laterDay } from '#platform/model/calendar-day.ts'
import { isWithin, type DateSpan } from '#platform/model/date-span.ts'

/** Days of readings that a list opens with. */
export const initialRangeDays = 30

/** A day before any reading, for asking "the latest reading of all". */
export const firstDay: Day = '1900-01-01'

/**
 * How many of the newest readings the dashboard asks for: tile, next steps and what changed share
 * one call, and two weeks of eight a day are in it.
 */
export const newestCountLimit = 120

/** The newest readings of all, one day ahead included: a traveller's clock may be there already. */
export function newestRequest(today: Day) {
  return {
    start: firstDay,
    end: addDays(today, 1),
    count: newestCountLimit,
  }
}

/**
 * Where a page opens, and why: the days up to today, or the older days that hold the latest
 * readings.
 */
export type InitialRange = { readonly span: DateSpan; readonly because: 'recent' | 'older' }

/**
 * The span of `length` days that a member's page opens with when she chose none: up to today, or,
 * when her latest reading is older than that, up to the day of that reading, so that she never
 * lands on an empty page while she has readings. A reading from a clock ahead of ours counts as
 * today's.
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
