import type { TimedReading } from '../../model/readings/readings.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { firstDay } from '../../model/readings/initial-range.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { type ResolvedRange, newestCount, resolveInitialRange } from './resolve-initial-range.ts'
import { mapQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * What a hook for readings is asked: a span of days; with `count` at most that many, the newest.
 * `wanted` false asks nothing.
 */
export type ReadingsRequest = DateSpan & { readonly count?: number; readonly wanted?: boolean }

/**
 * Where a page of readings opens: `span` null leaves it to her latest reading; `length` is in days.
 */
export type InitialReadingsRequest = {
  readonly span: DateSpan | null
  readonly length: number
  readonly today: Day
}

/**
 * Readings with the span that they are of, why that span is shown, and how many more could not be
 * read.
 */
export type InitialReadings<R extends TimedReading> = {
  readonly opening: ResolvedRange
  readonly readings: readonly R[]
  readonly leftOut?: number
}

/**
 * The readings of the days that a member asked for; when she asked for none, of the days that
 * `openingSpan` chooses by her latest reading, which is looked up first: an imported diary opens
 * where it ends.
 */
export function useInitialReadings<R extends TimedReading>(
  useReadings: (asked: ReadingsRequest) => QueryState<readonly R[]>,
  { span, length, today }: InitialReadingsRequest,
): QueryState<InitialReadings<R>> {
  const newest = useReadings({
    start: firstDay,
    end: addDays(today, 1),
    count: newestCount,
    wanted: span === null,
  })
  const opening = resolveInitialRange(span, newest, today, length)
  const readings = useReadings({
    ...(opening?.span ?? { start: today, end: today }),
    wanted: opening !== null,
  })
  if (opening === null) return newest.state === 'ready' ? { state: 'pending' } : newest
  return mapQueryState(readings, (data, leftOut) => ({ opening, readings: data, leftOut }))
}
