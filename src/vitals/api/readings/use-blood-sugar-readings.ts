import type { BloodSugarReading } from '../../model/blood-sugar/blood-sugar.ts'
import { secondsOf } from '#platform/model/calendar-day.ts'
import { useListBloodSugarReadings } from '#generated/openapi/hooks.ts'
import { asListed, bloodSugarRows } from './blood-sugar-rows.ts'
import type { AskedReadings } from './use-initial-readings.ts'
import { type Read, readOfRows } from '#platform/query/query-state.ts'

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
