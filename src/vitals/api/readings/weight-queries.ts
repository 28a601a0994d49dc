import type { Day } from '#platform/model/calendar-day.ts'
import { firstDay, newestRequest } from '../../model/readings/initial-range.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { WeightReading } from '../../model/weight/weight.ts'
import { weightRequest } from '../../model/weight/weight-request.ts'
import { useListWeightReadings } from '#generated/openapi/hooks.ts'
import { type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'
import { weightRows } from './weight-rows.ts'

/**
 * Weight readings of a call, newest first, irregular ones among them. `wanted` false asks nothing.
 */
export function useRequestedWeights(
  asked: { start?: string; end?: string; count?: number },
  wanted: boolean,
): QueryState<readonly WeightReading[]> {
  return toRowsQueryState(useListWeightReadings(asked, { select: weightRows, enabled: wanted }))
}

/**
 * Readings of a span of days, newest first, irregular ones among them; with `count` at most that
 * many, the newest. `wanted` false asks nothing.
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
 * as many as `newestOf` asks for. `wanted` false asks nothing.
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
