import { type Day, daysBetween } from '#platform/model/calendar-day.ts'
import { type DateSpan, daysInSpan } from '#platform/model/date-span.ts'

/**
 * Whether a first day lies in the second half of the span, so that a change over the span says less
 * than its length.
 */
export function startsLate(first: Day, span: DateSpan): boolean {
  return daysBetween(first, span.end) * 2 < daysInSpan(span)
}
