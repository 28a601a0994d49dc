import { oldestFirst, readingsWithin } from '../readings/readings.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import type { WeightReading } from './weight.ts'

/**
 * The counted readings; irregular ones are in the log and in no figure (docs/clinical.md#weight).
 */
export function regular(readings: readonly WeightReading[]): readonly WeightReading[] {
  return readings.filter(({ isIrregular }) => !isIrregular)
}

/**
 * The change from the first to the last regular reading of a span, in pounds with one decimal
 * (WT-027). Null with fewer than two (GAP-115).
 */
export function weightChange(readings: readonly WeightReading[], span: DateSpan): number | null {
  const ordered = readingsWithin(regular(readings), span).toSorted(oldestFirst)
  const first = ordered.at(0)
  const last = ordered.at(-1)
  return first === undefined || last === undefined || first === last
    ? null
    : roundToTenth(last.pounds - first.pounds)
}
