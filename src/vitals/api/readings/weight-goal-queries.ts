import { isNotFound } from '#platform/query/is-not-found.ts'
import type { Unreadable } from '#platform/model/parts/part.ts'
import { unreadablePart } from '#generated/schemas/read.ts'
import { extendedStats } from '../../model/weight/weight-request.ts'
import type { WeightStats } from '../../model/weight/weight-stats.ts'
import type { TargetWeight, WeightTarget } from '../../model/weight/weight-target.ts'
import type { WeightRange } from '../../model/weight/weight-trends.ts'
import { useGetWeightStats, useGetWeightTarget } from '#generated/openapi/hooks.ts'
import { type QueryState, toQueryState } from '#platform/query/query-state.ts'
import { weightStats, weightTarget } from './weight-goal-answer.ts'

/**
 * The server's statistics: current and first reading, changes over the durations, body composition.
 */
export function useWeightStats(durations: readonly WeightRange[]): QueryState<WeightStats> {
  return toQueryState(
    useGetWeightStats(
      { durations: durations.join(','), extended_stats: extendedStats },
      { select: weightStats },
    ),
  )
}

/** The member's target; undefined while it is pending and when it cannot be read (ERR-029). */
export function useWeightTarget(wanted = true): WeightTarget | undefined {
  return useRequestedWeightTarget(wanted).target
}

/**
 * The member's goal: null when the server says that there is none, unreadable when it could not be
 * loaded or read, undefined while it is pending.
 */
export function useWeightGoal(): TargetWeight | null | Unreadable | undefined {
  const read = toQueryState(useGetWeightTarget({}, { select: weightTarget }))
  if (read.state === 'ready') return read.data.target
  if (read.state === 'pending') return undefined
  return isNotFound(read) ? null : unreadablePart
}

/**
 * The member's target, and whether the request has ended. The server returns 404 for a member
 * without weights; `wanted` false sends no request.
 */
export function useRequestedWeightTarget(wanted = true): {
  readonly target: WeightTarget | undefined
  readonly isSettled: boolean
} {
  const read = toQueryState(useGetWeightTarget({}, { select: weightTarget, enabled: wanted }))
  return {
    target: read.state === 'ready' ? read.data : undefined,
    isSettled: read.state !== 'pending',
  }
}
