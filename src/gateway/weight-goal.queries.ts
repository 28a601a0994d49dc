import { extendedStats } from '#domain/weight-asking.ts'
import { type WeightGoalFields, weightGoalNow } from '#domain/weight-goal-form.ts'
import type { WeightStats } from '#domain/weight-stats.ts'
import type { WeightTarget, WeightTargetChoice } from '#domain/weight-target.ts'
import type { WeightRange } from '#domain/weight-trends.ts'
import { getWeightTarget, setWeightTarget } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetWeightStats, useGetWeightTarget } from '#generated/openapi/hooks.ts'
import { setWeightTargetMutation } from '#generated/openapi/queries.ts'
import { type Edit, useMergedSaving } from './merged-saving.queries.ts'
import { type Read, readOf } from './read.ts'
import { weightStats, weightTarget } from './weight-goal.ts'

/** The figures of the server: current and first reading, changes over the durations, body composition. */
export function useWeightStats(durations: readonly WeightRange[]): Read<WeightStats> {
  return readOf(useGetWeightStats({ durations: durations.join(','), extended_stats: extendedStats }, { select: weightStats }))
}

/** The member's target; undefined while it is unknown and when it cannot be read (ERR-029). */
export const useWeightTarget = (wanted = true): WeightTarget | undefined => useAskedWeightTarget(wanted).target

/** The same, and whether the server has answered yet. `wanted` false asks nothing: who was never weighed has none, which the server answers 404. */
export function useAskedWeightTarget(wanted = true): { readonly target: WeightTarget | undefined; readonly isAsked: boolean } {
  const read = readOf(useGetWeightTarget({ select: weightTarget, enabled: wanted }))
  return { target: read.state === 'ready' ? read.data : undefined, isAsked: read.state !== 'pending' }
}

/**
 * Sets what `told` has otherwise than the target that was `shown`; the rest stays as the server has it now. Nothing is read where nothing could be shown.
 * Refused 422: it is below the lowest, or the reading that it starts from is gone.
 */
export function useSetWeightTarget() {
  const client = usePortalClient()
  return useMergedSaving<Edit<WeightGoalFields> & { readonly told: WeightTargetChoice }, WeightGoalFields, WeightTarget>({
    read: async ({ told, shown }) => {
      const answer = await getWeightTarget(client)
      return { now: weightGoalNow(weightTarget(answer), told, shown ?? told), answer }
    },
    send: async ({ told }, { target, weightReadingId }, init) => weightTarget(await setWeightTarget(client, { body: { target: target ?? told.target, weightReadingId } }, init)),
  }, setWeightTargetMutation.invalidates)
}
