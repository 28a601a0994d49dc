import { extendedStats } from '../../model/weight/weight-request.ts'
import type { WeightStats } from '../../model/weight/weight-stats.ts'
import type { WeightTarget } from '../../model/weight/weight-target.ts'
import type { WeightRange } from '../../model/weight/weight-trends.ts'
import { useGetWeightStats, useGetWeightTarget } from '#generated/openapi/hooks.ts'
import { type QueryState, toQueryState } from '#platform/query/query-state.ts'
import { weightStats, weightTarget } from './weight-goal-answer.ts'

/**
 * The figures of the server: current and first reading, changes over the durations, body
 * composition.
 */
export function useWeightStats(durations: readonly WeightRange[]): QueryState<WeightStats> {
  return toQueryState(
    useGetWeightStats(
      { durations: durations.join(','), extended_stats: extendedStats },
      { select: weightStats },
    ),
  )
}

/** The member's target; undefined while it is unknown and when it cannot be read (ERR-029). */
export function useWeightTarget(wanted = true): WeightTarget | undefined {
  return useRequestedWeightTarget(wanted).target
}

/**
 * The same, and whether the server has answered yet. `wanted` false asks nothing: who was never
 * weighed has none, which the server answers 404.
 */
export function useRequestedWeightTarget(wanted = true): {
  readonly target: WeightTarget | undefined
  readonly isAsked: boolean
} {
  const read = toQueryState(useGetWeightTarget({}, { select: weightTarget, enabled: wanted }))
  return {
    target: read.state === 'ready' ? read.data : undefined,
    isAsked: read.state !== 'pending',
  }
}
