import { lastDayOf } from '../../model/readings/last-day.ts'
import type { TimedReading } from '../../model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import {
  type InitialRange,
  initialRange,
  newestRequest,
} from '../../model/readings/initial-range.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { QueryState } from '#platform/query/query-state.ts'

/**
 * The number of newest readings to request. One is not enough: it may be unreadable, or the date
 * line may give an earlier reading a later local day.
 */
const newestCount = 12

/** Requests the newest readings, from which the latest one is found. */
export const latestRequest = { ...newestRequest, count: newestCount } as const

/**
 * The initial span of a page: from the address, else from the latest reading. `latest` is null
 * without readings, undefined when unknown.
 */
export type ResolvedRange = {
  readonly span: DateSpan
  readonly because: InitialRange['because'] | 'requested'
  readonly latest?: Day | null
}

/** The initial range; null until the latest reading is known. */
export function resolveInitialRange(
  requested: DateSpan | null,
  newest: QueryState<readonly TimedReading[]>,
  today: Day,
  length: number,
): ResolvedRange | null {
  if (requested !== null) return { span: requested, because: 'requested' }
  if (newest.state !== 'ready') return null
  const latest = lastDayOf(newest.data, today)
  return { ...initialRange(latest, today, length), latest }
}
