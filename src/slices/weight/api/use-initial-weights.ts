import { within } from '#vitals/model/readings/readings.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { firstDay } from '#vitals/model/readings/initial-range.ts'
import type { Span } from '#platform/model/date-span.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { weightAsked } from '#vitals/model/weight/weight-request.ts'
import {
  type AskedOpening,
  newestCount,
  openingOf,
} from '#vitals/api/readings/resolve-initial-range.ts'
import { mapRead, type Read } from '#platform/query/query-state.ts'
import { useAskedWeights } from '#vitals/api/readings/weight-queries.ts'

/**
 * Readings of a span with the span that they are of, why that span is shown, and all that is known
 * besides.
 */
export type OpenedWeight = {
  readonly opening: AskedOpening
  readonly readings: readonly WeightReading[]
  readonly all: readonly WeightReading[]
  readonly leftOut?: number
}

/**
 * The readings of the days that a member asked for; when she asked for none, of the days that
 * `openingSpan` chooses by her latest reading. In a weight-management program it is one call for
 * everything (WT-016); else the latest is looked up first, and the span is asked for.
 */
export function useOpenedWeight(asked: {
  hasWeightManagement: boolean
  span: Span | null
  length: number
  today: Day
}): Read<OpenedWeight> {
  const { hasWeightManagement, span, length, today } = asked
  const everything = useAskedWeights(
    weightAsked(true, { start: firstDay, end: today }),
    hasWeightManagement,
  )
  const newest = useAskedWeights(
    { ...weightAsked(false, { start: firstDay, end: addDays(today, 1) }), count: newestCount },
    !hasWeightManagement && span === null,
  )
  const opening = openingOf(span, hasWeightManagement ? everything : newest, today, length)
  const ofSpan = useAskedWeights(
    weightAsked(false, opening?.span ?? { start: today, end: today }),
    !hasWeightManagement && opening !== null,
  )
  const source = hasWeightManagement
    ? everything
    : opening === null && newest.state !== 'ready'
      ? newest
      : ofSpan
  if (opening === null) return source.state === 'ready' ? { state: 'pending' } : source
  return mapRead(source, (all, leftOut) => ({
    opening,
    readings: within(all, opening.span),
    all,
    leftOut,
  }))
}
