import type { Pulse } from '../../model/pulse/pulse.ts'
import { timesOf } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { useGetPulseStats, useListPulseReadings } from '#generated/rpc/hooks.ts'
import type { GetPulseStatsResponse as PulseStats } from '#generated/schemas/rpc/pulse.reader.ts'
import {
  type InitialReadingsRequest,
  type ReadingsRequest,
  type InitialReadings,
  useInitialReadings,
} from './use-initial-readings.ts'
import { type QueryState, toQueryState, toRowsQueryState } from '#platform/query/query-state.ts'
import {
  type ReportRequest,
  type ReportReadings,
  useReportReadings,
} from './use-report-readings.ts'

/**
 * Readings of a span of days, newest first; with `count` at most that many, the newest. `wanted`
 * false asks nothing.
 */
export function usePulseReadings({
  start,
  end,
  count,
  wanted = true,
}: ReadingsRequest): QueryState<readonly Pulse[]> {
  return toRowsQueryState(
    useListPulseReadings(
      { ...timesOf(start, end), ...(count === undefined ? {} : { count }) },
      { select: ({ readings }) => readings, enabled: wanted },
    ),
  )
}

export type { PulseStats }

/** What the server says of a span of days. */
export function usePulseStats({ start, end }: DateSpan): QueryState<PulseStats> {
  return toQueryState(useGetPulseStats(timesOf(start, end)))
}

export type InitialPulse = InitialReadings<Pulse>
export function useInitialPulse(asked: InitialReadingsRequest): QueryState<InitialPulse> {
  return useInitialReadings(usePulseReadings, asked)
}
export function usePulseReport(asked: ReportRequest): QueryState<ReportReadings<Pulse>> {
  return useReportReadings(usePulseReadings, asked)
}
