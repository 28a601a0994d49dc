import type { Pulse } from '../../model/pulse/pulse.ts'
import { timesOf } from '#platform/model/calendar-day.ts'
import type { Span } from '#platform/model/date-span.ts'
import { useGetPulseStats, useListPulseReadings } from '#generated/rpc/hooks.ts'
import type { GetPulseStatsResponse as PulseStats } from '#generated/schemas/rpc/pulse.reader.ts'
import {
  type AskedPage,
  type AskedReadings,
  type Opened,
  useOpened,
} from './use-initial-readings.ts'
import { type Read, readOf, readOfRows } from '#platform/query/query-state.ts'
import { type AskedReport, type Reported, useReported } from './use-report-readings.ts'

/**
 * Readings of a span of days, newest first; with `count` at most that many, the newest. `wanted`
 * false asks nothing.
 */
export function usePulseReadings({
  start,
  end,
  count,
  wanted = true,
}: AskedReadings): Read<readonly Pulse[]> {
  return readOfRows(
    useListPulseReadings(
      { ...timesOf(start, end), ...(count === undefined ? {} : { count }) },
      { select: ({ readings }) => readings, enabled: wanted },
    ),
  )
}

export type { PulseStats }

/** What the server says of a span of days. */
export function usePulseStats({ start, end }: Span): Read<PulseStats> {
  return readOf(useGetPulseStats(timesOf(start, end)))
}

export type OpenedPulse = Opened<Pulse>
export function useOpenedPulse(asked: AskedPage): Read<OpenedPulse> {
  return useOpened(usePulseReadings, asked)
}
export function usePulseReport(asked: AskedReport): Read<Reported<Pulse>> {
  return useReported(usePulseReadings, asked)
}
