import type { BloodSugarReading } from '../../model/blood-sugar/blood-sugar.ts'
import { secondsOf } from '#platform/model/calendar-day.ts'
import { useListBloodSugarReadings } from '#generated/openapi/hooks.ts'
import { toListedReading, bloodSugarRows } from './blood-sugar-rows.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { ReadingsRequest } from './use-initial-readings.ts'
import { type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'

/**
 * The readings of a span without control tests, newest first; `count` limits them to the newest.
 * `wanted` false sends no request.
 */
export function useBloodSugarReadings({
  start,
  end,
  count,
  wanted = true,
}: ReadingsRequest): QueryState<readonly BloodSugarReading[]> {
  const query = useListBloodSugarReadings(
    { ...secondsOf(start, end), ...toListedReading, ...(count === undefined ? {} : { count }) },
    { select: bloodSugarRows, enabled: wanted },
  )
  return toRowsQueryState(query)
}

/** The readings of a span that the member left out of their figures. */
export function useLeftOutBloodSugar({
  start,
  end,
}: DateSpan): QueryState<readonly BloodSugarReading[]> {
  return toRowsQueryState(
    useListBloodSugarReadings(
      { ...secondsOf(start, end), ...toListedReading, isLeftOut: true },
      { select: bloodSugarRows },
    ),
  )
}
