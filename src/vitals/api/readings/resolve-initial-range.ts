import { dayOf, latestOf, type TimedReading } from '../../model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { type InitialRange, initialRange } from '../../model/readings/initial-range.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { QueryState } from '#platform/query/query-state.ts'

/**
 * How many of the newest are asked for: one that cannot be read must not hide the others, and
 * flying west over the date line, the last reading's day may be before that of one taken earlier.
 */
export const newestCount = 12

/**
 * Where a page opens: where the address asked, else by the latest reading. `latest` is null when
 * there is none at all, undefined when unknown.
 */
export type ResolvedRange = {
  readonly span: DateSpan
  readonly because: InitialRange['because'] | 'asked'
  readonly latest?: Day | null
}

/** The opening, or null while the latest reading is not known yet. */
export function resolveInitialRange(
  asked: DateSpan | null,
  newest: QueryState<readonly TimedReading[]>,
  today: Day,
  length: number,
): ResolvedRange | null {
  if (asked !== null) return { span: asked, because: 'asked' }
  if (newest.state !== 'ready') return null
  const reading = latestOf(newest.data)
  const latest = reading === null ? null : dayOf(reading)
  return { ...initialRange(latest, today, length), latest }
}
