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

/** The readings of a span, the span with its reason (`opening`), and all loaded readings. */
export type InitialWeights = {
  readonly opening: ResolvedRange
  readonly readings: readonly WeightReading[]
  readonly all: readonly WeightReading[]
  readonly leftOut?: number
}

/**
 * The readings of the requested span, or of an initial span chosen by the latest reading. A
 * weight-management program uses one call for everything (WT-016); else the latest reading is
 * fetched first, then the span.
 */
export function useInitialWeights(request: {
  hasWeightManagement: boolean
  span: DateSpan | null
  length: number
  today: Day
}): QueryState<InitialWeights> {
  const { hasWeightManagement, span, length, today } = request
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
