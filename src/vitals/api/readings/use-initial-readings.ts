import type { TimedReading } from '../../model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { withUnreadNewest } from './incomplete-readings.ts'
import { type ResolvedRange, latestRequest, resolveInitialRange } from './resolve-initial-range.ts'
import { mapQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * The request of a readings hook: a span; `count` limits it to the newest readings. `wanted` false
 * sends no request.
 */
export type ReadingsRequest = DateSpan & { readonly count?: number; readonly wanted?: boolean }

/** The span of a page of readings. `span` null follows the latest reading; `length` is in days. */
export type InitialReadingsRequest = {
  readonly span: DateSpan | null
  readonly length: number
  readonly today: Day
}

/**
 * Readings with their span, the reason for the span, and the number of readings that could not be
 * read.
 */
export type InitialReadings<R extends TimedReading> = {
  readonly opening: ResolvedRange
  readonly readings: readonly R[]
  readonly leftOut?: number
}

/**
 * The readings of the requested span. Without one, the latest reading is read first and
 * `resolveInitialRange` selects the span, so that an imported diary opens at its end.
 */
export function useInitialReadings<R extends TimedReading>(
  useReadings: (request: ReadingsRequest) => QueryState<readonly R[]>,
  { span, length, today }: InitialReadingsRequest,
): QueryState<InitialReadings<R>> {
  const newest = useReadings({ ...latestRequest, wanted: span === null })
  const opening = resolveInitialRange(span, newest, today, length)
  const readings = useReadings({
    ...(opening?.span ?? { start: today, end: today }),
    wanted: opening !== null,
  })
  if (opening === null) return newest.state === 'ready' ? { state: 'pending' } : newest
  return mapQueryState(
    withUnreadNewest(readings, newest, opening.span, today),
    (data, leftOut) => ({ opening, readings: data, leftOut }),
  )
}
