import type { BloodPressureReading } from '../../model/blood-pressure/blood-pressure.ts'
import { secondsOf } from '#platform/model/calendar-day.ts'
import { useListBloodPressureReadings } from '#generated/openapi/hooks.ts'
import { bloodPressureRows } from './blood-pressure-rows.ts'
import type { ReadingsRequest } from './use-initial-readings.ts'
import { type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'

/**
 * The readings of a span, newest first; `count` limits them to the newest. `wanted` false sends no
 * request.
 */
export function useBloodPressureReadings(
  request: ReadingsRequest & { userId: string },
): QueryState<readonly BloodPressureReading[]> {
  const { userId, start, end, count, wanted = true } = request
  const query = useListBloodPressureReadings(
    { userId, ...secondsOf(start, end), ...(count === undefined ? {} : { count }) },
    { select: bloodPressureRows, enabled: wanted },
  )
  return toRowsQueryState(query)
}
