import {
  daysBetween,
  type Day,
  dayOfLocal,
  type LocalDateTime,
} from '#platform/model/calendar-day.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import { labVerdictDays } from '../thresholds.ts'

/** A laboratory's result as the page shows it. */
export type LabResult = { readonly value: number; readonly timestamp: LocalDateTime }

/** What is better for a test, and the values that need no verdict among themselves. */
export type ResultScale = {
  readonly better: 'lower' | 'higher'
  readonly isUsual?: (value: number) => boolean
}

/**
 * The newest result against the one before it. `steady`: both are usual; `first`: nothing to
 * compare with; `unknown`: a result that could not be read may lie between; `old`: the newest is
 * too old to be judged (docs/clinical.md#lab-verdict).
 */
export type ResultVerdict =
  | { readonly kind: 'better' | 'worse' | 'same' | 'steady'; readonly before: LabResult }
  | { readonly kind: 'first' | 'unknown' | 'old' }

/** The verdict of results, newest first; null without one. */
export function resultVerdict(
  { items: [newest, before], leftOut }: Rows<LabResult>,
  { better, isUsual }: ResultScale,
  today: Day,
): ResultVerdict | null {
  if (newest === undefined) return null
  if (daysBetween(dayOfLocal(newest.timestamp), today) > labVerdictDays) return { kind: 'old' }
  if (leftOut > 0) return { kind: 'unknown' }
  if (before === undefined) return { kind: 'first' }
  if (newest.value === before.value) return { kind: 'same', before }
  if (isUsual?.(newest.value) === true && isUsual(before.value)) return { kind: 'steady', before }
  const isLower = newest.value < before.value
  return { kind: isLower === (better === 'lower') ? 'better' : 'worse', before }
}
