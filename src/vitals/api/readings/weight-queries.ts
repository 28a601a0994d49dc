import { useMemo } from 'react'
import { readingsWithin } from '../../model/readings/readings.ts'
import { newestRequest } from '../../model/readings/initial-range.ts'
import type { WeightReading } from '../../model/weight/weight.ts'
import { weightRequest } from '../../model/weight/weight-request.ts'
import { useListWeightReadings } from '#generated/openapi/hooks.ts'
import { mapQueryState, type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'
import type { ReadingsRequest } from './use-initial-readings.ts'
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
}: ReadingsRequest): QueryState<readonly WeightReading[]> {
  return useRequestedWeights(
    { ...weightRequest(false, { start, end }), ...(count === undefined ? {} : { count }) },
    wanted,
  )
}

/**
 * Like `useWeightReadings`. A weight-management program has one request for everything (WT-016),
 * of which this returns the span.
 */
export function useProgramWeights({
  hasWeightManagement,
  start,
  end,
  count,
  wanted = true,
}: ReadingsRequest & { hasWeightManagement: boolean }): QueryState<readonly WeightReading[]> {
  const read = useRequestedWeights(
    {
      ...weightRequest(hasWeightManagement, { start, end }),
      ...(hasWeightManagement || count === undefined ? {} : { count }),
    },
    wanted,
  )
  const all = read.state === 'ready' ? read.data : null
  const within = useMemo(
    () => (hasWeightManagement && all !== null ? readingsWithin(all, { start, end }) : all),
    [hasWeightManagement, all, start, end],
  )
  return mapQueryState(read, (data) => within ?? data)
}

/**
 * The newest readings for the dashboard: everything in a weight-management program, else those of
 * `newestRequest`. `wanted` false sends no request.
 */
export function useRecentWeights(request: {
  hasWeightManagement: boolean
  wanted: boolean
}): QueryState<readonly WeightReading[]> {
  return useProgramWeights({ ...newestRequest, ...request })
}
