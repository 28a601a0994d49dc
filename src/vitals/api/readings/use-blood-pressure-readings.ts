import type { BloodPressureReading } from '../../model/blood-pressure/blood-pressure.ts'
import { secondsOf } from '#platform/model/calendar-day.ts'
import { useListBloodPressureReadings } from '#generated/openapi/hooks.ts'
import { bloodPressureRows } from './blood-pressure-rows.ts'
import type { ReadingsRequest } from './use-initial-readings.ts'
import { type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'

/**
 * Readings of a span of days, newest first; with `count` at most that many, the newest. `wanted`
 * false asks nothing.
 */
export function useBloodPressureReadings(
  asked: ReadingsRequest & { userId: string },
): QueryState<readonly BloodPressureReading[]> {
  const { userId, start, end, count, wanted = true } = asked
  const query = useListBloodPressureReadings(
    { userId, ...secondsOf(start, end), ...(count === undefined ? {} : { count }) },
    { select: bloodPressureRows, enabled: wanted },
  )
  return toRowsQueryState(query)
}
