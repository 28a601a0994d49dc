import type { Day } from '#domain/readings-calendar.ts'
import { firstDay, newestOf } from '#domain/readings-opening.ts'
import type { Span } from '#domain/readings-period.ts'
import type { WeightReading } from '#domain/weight.ts'
import { weightAsked } from '#domain/weight-asking.ts'
import { useListWeightReadings } from '#generated/openapi/hooks.ts'
import { type Read, readOfRows } from './read.ts'
import { weightRows } from './weight.ts'

/**
 * Weight readings of a call, newest first, irregular ones among them. `wanted` false asks nothing.
 */
export function useAskedWeights(
  asked: { start?: string; end?: string; count?: number },
  wanted: boolean,
): Read<readonly WeightReading[]> {
  return readOfRows(useListWeightReadings(asked, { select: weightRows, enabled: wanted }))
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
}: Span & { count?: number; wanted?: boolean }): Read<readonly WeightReading[]> {
  return useAskedWeights(
    { ...weightAsked(false, { start, end }), ...(count === undefined ? {} : { count }) },
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
}): Read<readonly WeightReading[]> {
  const everything = useAskedWeights(
    weightAsked(true, { start: firstDay, end: today }),
    wanted && hasWeightManagement,
  )
  const newest = useWeightReadings({ ...newestOf(today), wanted: wanted && !hasWeightManagement })
  return hasWeightManagement ? everything : newest
}
