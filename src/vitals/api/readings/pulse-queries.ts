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
 * The readings of a span, newest first; `count` limits them to the newest. `wanted` false sends no
 * request.
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

/** The server's statistics of a span. */
export function usePulseStats({ start, end }: DateSpan): QueryState<PulseStats> {
  return toQueryState(useGetPulseStats(timesOf(start, end)))
}

export type InitialPulse = InitialReadings<Pulse>
export function useInitialPulse(request: InitialReadingsRequest): QueryState<InitialPulse> {
  return useInitialReadings(usePulseReadings, request)
}
export function usePulseReport(request: ReportRequest): QueryState<ReportReadings<Pulse>> {
  return useReportReadings(usePulseReadings, request)
}
