import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { secondsOf } from '#domain/readings-calendar.ts'
import type { Span } from '#domain/readings-period.ts'
import { useGetBloodSugarStats, useListBloodSugarReadings } from '#generated/openapi/hooks.ts'
import type { BloodSugarStats } from '#generated/schemas/openapi/blood-sugar-stats.reader.ts'
import { asListed, bloodSugarRows } from './blood-sugar.ts'
import { type AskedPage, type AskedReadings, type Opened, useOpened } from './opened.queries.ts'
import { type Read, readOf, readOfRows } from './read.ts'

/** Readings of a span of days, newest first, without control tests; with `count` at most that many, the newest. `wanted` false asks nothing. */
export function useBloodSugarReadings({ start, end, count, wanted = true }: AskedReadings): Read<readonly BloodSugarReading[]> {
  const query = useListBloodSugarReadings(
    { ...secondsOf(start, end), ...asListed, ...(count === undefined ? {} : { count }) },
    { select: bloodSugarRows, enabled: wanted },
  )
  return readOfRows(query)
}

export type OpenedBloodSugar = Opened<BloodSugarReading>
export const useOpenedBloodSugar = (asked: AskedPage): Read<OpenedBloodSugar> => useOpened(useBloodSugarReadings, asked)

/** The server's own figures of a span, without control tests: what a page says of more readings than it loads. */
export const useBloodSugarStats = ({ start, end }: Span): Read<BloodSugarStats> =>
  readOf(useGetBloodSugarStats({ ...secondsOf(start, end), tagsIsControl: false }))
