import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { secondsOf } from '#domain/readings-calendar.ts'
import { useListBloodSugarReadings } from '#generated/openapi/hooks.ts'
import { asListed, bloodSugarRows } from './blood-sugar.ts'
import type { AskedReadings } from './opened.queries.ts'
import { type Read, readOfRows } from './read.ts'

/**
 * Readings of a span of days, newest first, without control tests; with `count` at most that many,
 * the newest. `wanted` false asks nothing.
 */
export function useBloodSugarReadings({
  start,
  end,
  count,
  wanted = true,
}: AskedReadings): Read<readonly BloodSugarReading[]> {
  const query = useListBloodSugarReadings(
    { ...secondsOf(start, end), ...asListed, ...(count === undefined ? {} : { count }) },
    { select: bloodSugarRows, enabled: wanted },
  )
  return readOfRows(query)
}
