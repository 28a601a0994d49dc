import { addDays, type Day, daysBetween, earlierDay, hasPassed } from './calendar-day.ts'

/** The ranges of a trend. */
export const trendRanges = ['day', 'week', 'month'] as const
export type TrendRange = (typeof trendRanges)[number]

/**
 * Days in each range. A month is 30 days, not a calendar month, so that two months compare fairly.
 */
export const daysInRange = { day: 1, week: 7, month: 30 } as const satisfies Record<
  TrendRange,
  number
>

/** A span of whole days, both ends included. */
export type DateSpan = { readonly start: Day; readonly end: Day }

/** A span with its range. */
export type Period = DateSpan & { readonly range: TrendRange }

/** The period of a range that ends on `end`. */
export function periodEnding(range: TrendRange, end: Day): Period {
  return {
    range,
    start: addDays(end, 1 - daysInRange[range]),
    end,
  }
}

/** The previous period of equal length. */
export function periodBefore(period: Period): Period {
  return periodEnding(period.range, addDays(period.start, -1))
}

/** The next period of equal length, never past `today`; null when this one reaches today. */
export function periodAfter(period: Period, today: Day): Period | null {
  return !hasPassed(period.end, today)
    ? null
    : periodEnding(period.range, earlierDay(addDays(period.end, daysInRange[period.range]), today))
}

/** Whether the day is inside the span. */
export function isWithin(span: DateSpan, day: Day): boolean {
  return day >= span.start && day <= span.end
}

/** The number of days in the span. */
export function daysInSpan(span: DateSpan): number {
  return daysBetween(span.start, span.end) + 1
}
