import type { BodyReading } from '../model/body-composition.ts'
import { timesOf } from '#platform/model/calendar-day.ts'
import { useListBodyCompositions } from '#generated/rpc/hooks.ts'
import type {
  BodyComposition,
  ListBodyCompositionsResponse,
} from '#generated/schemas/rpc/biometrics.reader.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import {
  type InitialReadingsRequest,
  type ReadingsRequest,
  type InitialReadings,
  useInitialReadings,
} from '#vitals/api/readings/use-initial-readings.ts'
import { type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'
import {
  type ReportRequest,
  type ReportReadings,
  useReportReadings,
} from '#vitals/api/readings/use-report-readings.ts'

const readingOf = ({
  readingId,
  measurementTime,
  utcOffset,
  timeZone,
  weightLb,
  ...parts
}: BodyComposition): BodyReading => ({
  id: readingId,
  timestamp: measurementTime,
  utcOffset,
  timeZone,
  pounds: weightLb,
  fat: parts.bodyFatPercentage ?? null,
  muscle: parts.musclePercentage ?? null,
  fatPounds: parts.bodyFatLb ?? null,
  musclePounds: parts.muscleLb ?? null,
})

/** The body compositions of a response, newest first as the server sorts them. */
export function bodyReadingRows({
  bodyCompositions: { items, leftOut },
}: ListBodyCompositionsResponse): Rows<BodyReading> {
  return { items: items.map(readingOf), leftOut }
}

/**
 * The readings of a span, newest first; `count` limits them to the newest. `wanted: false` disables
 * the query.
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
  request: InitialReadingsRequest,
): QueryState<InitialBodyComposition> {
  return useInitialReadings(useBodyReadings, request)
}

/**
 * Like `useReportReadings` of other areas, but a report of body composition compares nothing.
 */
export function useBodyReport(report: ReportRequest): QueryState<ReportReadings<BodyReading>> {
  return useReportReadings(useBodyReadings, report, { compares: false })
}
