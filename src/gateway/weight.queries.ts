import { within } from '#domain/readings.ts'
import { addDays, type Day } from '#domain/readings-calendar.ts'
import { firstDay, newestOf } from '#domain/readings-opening.ts'
import type { Span } from '#domain/readings-period.ts'
import type { WeightReading } from '#domain/weight.ts'
import { extendedStats, weightAsked } from '#domain/weight-asking.ts'
import type { WeightStats } from '#domain/weight-stats.ts'
import type { WeightTarget, WeightTargetChoice } from '#domain/weight-target.ts'
import type { WeightRange } from '#domain/weight-trends.ts'
import { getWeightTarget, setWeightTarget } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetWeightStats, useGetWeightTarget, useListWeightReadings } from '#generated/openapi/hooks.ts'
import { setWeightTargetMutation } from '#generated/openapi/queries.ts'
import { type AskedOpening, newestCount, openingOf } from './opening.ts'
import { mapRead, type Read, readOf, readOfRows } from './read.ts'
import { useSaving } from './saving.queries.ts'
import { weightRows, weightStats, weightTarget } from './weight.ts'

/** Weight readings of a call, newest first, irregular ones among them. `wanted` false asks nothing. */
export function useAskedWeights(asked: { start?: string; end?: string; count?: number }, wanted: boolean): Read<readonly WeightReading[]> {
  return readOfRows(useListWeightReadings(asked, { select: weightRows, enabled: wanted }))
}

/** Readings of a span of days, newest first, irregular ones among them; with `count` at most that many, the newest. `wanted` false asks nothing. */
export const useWeightReadings = ({ start, end, count, wanted = true }: Span & { count?: number; wanted?: boolean }): Read<readonly WeightReading[]> =>
  useAskedWeights({ ...weightAsked(false, { start, end }), ...(count === undefined ? {} : { count }) }, wanted)

/** Readings of a span with the span that they are of, why that span is shown, and all that is known besides. */
export type OpenedWeight = { readonly opening: AskedOpening; readonly readings: readonly WeightReading[]; readonly all: readonly WeightReading[]; readonly leftOut?: number }

/**
 * The readings of the days that a member asked for; when she asked for none, of the days that `openingSpan` chooses by her latest reading. In a
 * weight-management program it is one call for everything (WT-016); else the latest is looked up first, and the span is asked for.
 */
export function useOpenedWeight(asked: { hasWeightManagement: boolean; span: Span | null; length: number; today: Day }): Read<OpenedWeight> {
  const { hasWeightManagement, span, length, today } = asked
  const everything = useAskedWeights(weightAsked(true, { start: firstDay, end: today }), hasWeightManagement)
  const newest = useAskedWeights({ ...weightAsked(false, { start: firstDay, end: addDays(today, 1) }), count: newestCount }, !hasWeightManagement && span === null)
  const opening = openingOf(span, hasWeightManagement ? everything : newest, today, length)
  const ofSpan = useAskedWeights(weightAsked(false, opening?.span ?? { start: today, end: today }), !hasWeightManagement && opening !== null)
  const source = hasWeightManagement ? everything : opening === null && newest.state !== 'ready' ? newest : ofSpan
  if (opening === null) return source.state === 'ready' ? { state: 'pending' } : source
  return mapRead(source, (all, leftOut) => ({ opening, readings: within(all, opening.span), all, leftOut }))
}

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

/** The newest readings for the dashboard: everything in a weight-management program (WT-016), else as many as `newestOf` asks for. `wanted` false asks nothing. */
export function useRecentWeights({ hasWeightManagement, today, wanted }: { hasWeightManagement: boolean; today: Day; wanted: boolean }): Read<readonly WeightReading[]> {
  const everything = useAskedWeights(weightAsked(true, { start: firstDay, end: today }), wanted && hasWeightManagement)
  const newest = useWeightReadings({ ...newestOf(today), wanted: wanted && !hasWeightManagement })
  return hasWeightManagement ? everything : newest
}
