import { extendedStats } from '#domain/weight-asking.ts'
import type { WeightStats } from '#domain/weight-stats.ts'
import type { WeightTarget, WeightTargetChoice } from '#domain/weight-target.ts'
import type { WeightRange } from '#domain/weight-trends.ts'
import { getWeightTarget, setWeightTarget } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetWeightStats, useGetWeightTarget } from '#generated/openapi/hooks.ts'
import { setWeightTargetMutation } from '#generated/openapi/queries.ts'
import { type Read, readOf } from './read.ts'
import { useSaving } from './saving.queries.ts'
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
 * Sets what `choiceOf` makes of the target that the server has now; without one in force on the screen nothing is read. Refused 422: it is below the
 * lowest, or the reading that it starts from is gone.
 */
export function useSetWeightTarget(shown: WeightTarget | undefined) {
  const client = usePortalClient()
  return useSaving(async (choiceOf: (now: WeightTarget | undefined) => WeightTargetChoice) => {
    const now = shown?.target ? weightTarget(await getWeightTarget(client)) : shown
    return weightTarget(await setWeightTarget(client, { body: choiceOf(now) }))
  }, setWeightTargetMutation.invalidates)
}
