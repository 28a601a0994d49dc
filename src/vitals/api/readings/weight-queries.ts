import type { Day } from '#platform/model/calendar-day.ts'
import { firstDay, newestRequest } from '../../model/readings/initial-range.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { WeightReading } from '../../model/weight/weight.ts'
import { weightRequest } from '../../model/weight/weight-request.ts'
import { useListWeightReadings } from '#generated/openapi/hooks.ts'
import { type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'
import { weightRows } from './weight-rows.ts'

/** Weight readings, newest first, with irregular ones. `wanted` false sends no request. */
export function useRequestedWeights(
  request: { start?: string; end?: string; count?: number },
  wanted: boolean,
): QueryState<readonly WeightReading[]> {
  return toRowsQueryState(useListWeightReadings(request, { select: weightRows, enabled: wanted }))
}

/**
 * The readings of a span, newest first, with irregular ones; `count` limits them to the newest.
 * `wanted` false sends no request.
 */
export function useWeightReadings({
  start,
  end,
  count,
  wanted = true,
}: DateSpan & { count?: number; wanted?: boolean }): QueryState<readonly WeightReading[]> {
  return useRequestedWeights(
    { ...weightRequest(false, { start, end }), ...(count === undefined ? {} : { count }) },
    wanted,
  )
}

/**
 * The newest readings for the dashboard: everything in a weight-management program (WT-016), else
 * those of `newestRequest`. `wanted` false sends no request.
 */
export function useRecentWeights({
  hasWeightManagement,
  today,
  wanted,
}: {
  hasWeightManagement: boolean
  today: Day
  wanted: boolean
}): QueryState<readonly WeightReading[]> {
  const everything = useRequestedWeights(
    weightRequest(true, { start: firstDay, end: today }),
    wanted && hasWeightManagement,
  )
  const newest = useWeightReadings({
    ...newestRequest(today),
    wanted: wanted && !hasWeightManagement,
  })
  return hasWeightManagement ? everything : newest
}
