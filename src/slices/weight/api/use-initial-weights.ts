import { readingsWithin } from '#vitals/model/readings/readings.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { firstDay } from '#vitals/model/readings/initial-range.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { weightRequest } from '#vitals/model/weight/weight-request.ts'
import {
  type ResolvedRange,
  newestCount,
  resolveInitialRange,
} from '#vitals/api/readings/resolve-initial-range.ts'
import { mapQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useRequestedWeights } from '#vitals/api/readings/weight-queries.ts'

/**
 * Readings of a span with the span that they are of, why that span is shown, and all that is known
 * besides.
 */
export type InitialWeights = {
  readonly opening: ResolvedRange
  readonly readings: readonly WeightReading[]
  readonly all: readonly WeightReading[]
  readonly leftOut?: number
}

/**
 * The readings of the days that a member asked for; when she asked for none, of the days that
 * `openingSpan` chooses by her latest reading. In a weight-management program it is one call for
 * everything (WT-016); else the latest is looked up first, and the span is asked for.
 */
export function useInitialWeights(asked: {
  hasWeightManagement: boolean
  span: DateSpan | null
  length: number
  today: Day
}): QueryState<InitialWeights> {
  const { hasWeightManagement, span, length, today } = asked
  const everything = useRequestedWeights(
    weightRequest(true, { start: firstDay, end: today }),
    hasWeightManagement,
  )
  const newest = useRequestedWeights(
    { ...weightRequest(false, { start: firstDay, end: addDays(today, 1) }), count: newestCount },
    !hasWeightManagement && span === null,
  )
  const opening = resolveInitialRange(
    span,
    hasWeightManagement ? everything : newest,
    today,
    length,
  )
  const ofSpan = useRequestedWeights(
    weightRequest(false, opening?.span ?? { start: today, end: today }),
    !hasWeightManagement && opening !== null,
  )
  const source = hasWeightManagement
    ? everything
    : opening === null && newest.state !== 'ready'
      ? newest
      : ofSpan
  if (opening === null) return source.state === 'ready' ? { state: 'pending' } : source
  return mapQueryState(source, (all, leftOut) => ({
    opening,
    readings: readingsWithin(all, opening.span),
    all,
    leftOut,
  }))
}
