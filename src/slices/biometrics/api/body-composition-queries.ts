import type { BodyReading } from '../model/body-composition.ts'
import { addDays, timesOf } from '#platform/model/calendar-day.ts'
import { firstDay } from '#vitals/model/readings/initial-range.ts'
import { useListBodyCompositions } from '#generated/rpc/hooks.ts'
import type {
  BodyComposition,
  ListBodyCompositionsResponse,
} from '#generated/schemas/rpc/biometrics.reader.ts'
import type { Rows } from '#platform/model/unknown-enum.ts'
import {
  type InitialReadingsRequest,
  type ReadingsRequest,
  type InitialReadings,
  useInitialReadings,
} from '#vitals/api/readings/use-initial-readings.ts'
import { type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'
import { newestCount } from '#vitals/api/readings/resolve-initial-range.ts'
import {
  type ReportRequest,
  toReportReadings,
  type ReportReadings,
  requestedSpans,
} from '#vitals/api/readings/use-report-readings.ts'

const readingOf = ({
  readingId,
  measurementTime,
  utcOffset,
  timeZone,
  weightLb,
  ...told
}: BodyComposition): BodyReading => ({
  id: readingId,
  timestamp: measurementTime,
  utcOffset,
  timeZone,
  pounds: weightLb,
  fat: told.bodyFatPercentage ?? null,
  muscle: told.musclePercentage ?? null,
  fatPounds: told.bodyFatLb ?? null,
  musclePounds: told.muscleLb ?? null,
})
/** The body compositions of an answer, newest first as they came. */
export function bodyReadingRows({
  bodyCompositions: { items, leftOut },
}: ListBodyCompositionsResponse): Rows<BodyReading> {
  return { items: items.map(readingOf), leftOut }
}

/**
 * Readings of a span of days, newest first; with `count` at most that many, the newest. `wanted`
 * false asks nothing.
 */
export function useBodyReadings({
  start,
  end,
  count,
  wanted = true,
}: ReadingsRequest): QueryState<readonly BodyReading[]> {
  return toRowsQueryState(
    useListBodyCompositions(
      { ...timesOf(start, end), ...(count === undefined ? {} : { count }) },
      { select: bodyReadingRows, enabled: wanted },
    ),
  )
}

export type InitialBodyComposition = InitialReadings<BodyReading>
export function useInitialBodyComposition(
  asked: InitialReadingsRequest,
): QueryState<InitialBodyComposition> {
  return useInitialReadings(useBodyReadings, asked)
}

/** As `useReported`, but for the period before: nothing is compared with it. */
export function useBodyReport(report: ReportRequest): QueryState<ReportReadings<BodyReading>> {
  const { today } = report
  const newest = useBodyReadings({ start: firstDay, end: addDays(today, 1), count: newestCount })
  const asked = requestedSpans(newest, report)
  const readings = useBodyReadings({
    ...(asked?.span ?? { start: today, end: today }),
    wanted: asked !== null,
  })
  return toReportReadings(newest, asked, readings, null)
}
