import { lastDayOf } from '../../model/readings/last-day.ts'
import { reportSpans } from '../../model/report/report-periods.ts'
import { initialRange } from '../../model/readings/initial-range.ts'
import type { TimedReading } from '../../model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { comparedPeriod, withUnreadNewest } from './incomplete-readings.ts'
import type { ReadingsRequest } from './use-initial-readings.ts'
import { latestRequest } from './resolve-initial-range.ts'
import { mapQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * The request of a report: `length` days that end as on the other pages (`initialRange`), or on
 * `end`. `end` null:
 * unknown, and only the last reading is requested. `wanted` false sends no request.
 */
export type ReportRequest = {
  readonly length: number
  readonly today: Day
  readonly end?: Day | null
  readonly wanted?: boolean
}

/**
 * The readings of a report's period and of the equally long period before it. `latest` null: there
 * are no readings; `before` null: that period is unknown. `leftOut` counts the unreadable readings
 * of the period; `isComparing`: the period before is pending.
 */
export type ReportReadings<R> = {
  readonly latest: Day | null
  readonly span: DateSpan
  readonly readings: readonly R[]
  readonly before: readonly R[] | null
  readonly leftOut?: number
  readonly isComparing: boolean
}

/**
 * The two spans to request; null until the last reading is known. They are those of the trends and the
 * overview, so that one period has one number.
 */
export function requestedSpans(
  newest: QueryState<readonly TimedReading[]>,
  { length, today, end }: ReportRequest,
): {
  readonly latest: Day | null
  readonly span: DateSpan
  readonly earlier: DateSpan
  readonly today: Day
} | null {
  if (newest.state !== 'ready' || end === null) return null
  const latest = lastDayOf(newest.data, today)
  return {
    latest,
    today,
    ...reportSpans(end ?? initialRange(latest, today, length).span.end, length),
  }
}

/**
 * Combines the three queries of a report. The report does not wait for the period before; without
 * it, or while a reading of either could not be read, only the change is missing. `before` null
 * compares with nothing.
 */
export function toReportReadings<R>(
  newest: QueryState<readonly TimedReading[]>,
  requested: ReturnType<typeof requestedSpans>,
  readings: QueryState<readonly R[]>,
  before: QueryState<readonly R[]> | null,
): QueryState<ReportReadings<R>> {
  if (requested === null) return newest.state === 'ready' ? { state: 'pending' } : newest
  const read = withUnreadNewest(readings, newest, requested.span, requested.today)
  return mapQueryState(read, (data, leftOut) => ({
    latest: requested.latest,
    span: requested.span,
    readings: data,
    before: comparedPeriod(before, leftOut),
    leftOut,
    isComparing: before?.state === 'pending',
  }))
}

/**
 * The readings of a report's period and, where it `compares`, of the one before it. The last
 * reading is read first; each request is limited to its days.
 */
export function useReportReadings<R extends TimedReading>(
  useReadings: (requested: ReadingsRequest) => QueryState<readonly R[]>,
  report: ReportRequest,
  { compares }: { readonly compares: boolean } = { compares: true },
): QueryState<ReportReadings<R>> {
  const { today, wanted = true } = report
  const newest = useReadings({ ...latestRequest, wanted })
  const requested = requestedSpans(newest, report)
  const placeholder = { start: today, end: today }
  const readings = useReadings({
    ...(requested?.span ?? placeholder),
    wanted: wanted && requested !== null,
  })
  const before = useReadings({
    ...(requested?.earlier ?? placeholder),
    wanted: wanted && compares && requested !== null,
  })
  return toReportReadings(newest, requested, readings, compares ? before : null)
}
