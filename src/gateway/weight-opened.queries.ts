import { within } from '#domain/readings.ts'
import { addDays, type Day } from '#domain/readings-calendar.ts'
import { firstDay } from '#domain/readings-opening.ts'
import type { Span } from '#domain/readings-period.ts'
import type { WeightReading } from '#domain/weight.ts'
import { weightAsked } from '#domain/weight-asking.ts'
import { type AskedOpening, newestCount, openingOf } from './opening.ts'
import { mapRead, type Read } from './read.ts'
import { useAskedWeights } from './weight.queries.ts'

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
