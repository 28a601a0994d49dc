import { lastDayOf, reportSpans } from '../../model/report/report-periods.ts'
import type { TimedReading } from '../../model/readings/readings.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { firstDay } from '../../model/readings/initial-range.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { ReadingsRequest } from './use-initial-readings.ts'
import { newestCount } from './resolve-initial-range.ts'
import { mapQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * What a report is asked for: so many days that end at the last reading, or on `end`; null is not
 * known yet, and only the last reading is asked for. `wanted` false asks nothing.
 */
export type ReportRequest = {
  readonly length: number
  readonly today: Day
  readonly end?: Day | null
  readonly wanted?: boolean
}

/**
 * What a report is made of: the readings of its period, and of as many days before it. `latest`
 * null: there is no reading at all. `before` null: that period is not known (yet, or could not be
 * read). `leftOut` counts the period's readings that could not be read. `isComparing`: the period
 * before is still being read.
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
 * The two spans to ask for; null while the last reading is not known. Without any reading the
 * period ends today.
 */
export function requestedSpans(
  newest: QueryState<readonly TimedReading[]>,
  { length, today, end }: ReportRequest,
): { readonly latest: Day | null; readonly span: DateSpan; readonly earlier: DateSpan } | null {
  if (newest.state !== 'ready' || end === null) return null
  const latest = lastDayOf(newest.data)
  return { latest, ...reportSpans(end ?? latest ?? today, length) }
}

/**
 * The three reads of a report as one. The period before is not waited for: without it the report
 * says all but what changed; null compares with nothing.
 */
export function toReportReadings<R>(
  newest: QueryState<readonly TimedReading[]>,
  asked: ReturnType<typeof requestedSpans>,
  readings: QueryState<readonly R[]>,
  before: QueryState<readonly R[]> | null,
): QueryState<ReportReadings<R>> {
  if (asked === null) return newest.state === 'ready' ? { state: 'pending' } : newest
  return mapQueryState(readings, (data, leftOut) => ({
    latest: asked.latest,
    span: asked.span,
    readings: data,
    before: before?.state === 'ready' ? before.data : null,
    leftOut,
    isComparing: before?.state === 'pending',
  }))
}

/**
 * The readings of a report's period and of the one before it; the last reading is looked up first.
 * No call asks for more than its days.
 */
export function useReportReadings<R extends TimedReading>(
  useReadings: (asked: ReadingsRequest) => QueryState<readonly R[]>,
  report: ReportRequest,
): QueryState<ReportReadings<R>> {
  const { today, wanted = true } = report
  const newest = useReadings({
    start: firstDay,
    end: addDays(today, 1),
    count: newestCount,
    wanted,
  })
  const asked = requestedSpans(newest, report)
  const some = { start: today, end: today }
  const readings = useReadings({ ...(asked?.span ?? some), wanted: wanted && asked !== null })
  const before = useReadings({ ...(asked?.earlier ?? some), wanted: wanted && asked !== null })
  return toReportReadings(newest, asked, readings, before)
}
