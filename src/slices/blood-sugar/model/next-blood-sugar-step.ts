import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { readingsWithin } from '#vitals/model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { StripsNeed } from '#vitals/model/care/strips-need.ts'

/** The next step of the overview. `count` is of readings without a meal tag or under 70, or of strips. */
export type SugarStep =
  | { readonly kind: 'measure' | 'done' | 'unknown' }
  | { readonly kind: 'tag' | 'order' | 'low' | 'talk'; readonly count: number }

/**
 * The next step for these readings of the last week: no strips, then today's first reading, then
 * missing meal tags, then few strips, then lows to talk about. The step is `unknown` instead of `done`
 * while the strips or the lows are unknown (`null`) or a reading is unreadable: "nothing to do" never
 * stands beside lows.
 */
export function nextSugarStep({
  readings,
  leftOut,
  strips,
  lows,
  today,
}: {
  readonly readings: readonly BloodSugarReading[]
  /** The number of unreadable readings. */
  readonly leftOut: number
  readonly strips: StripsNeed | null
  /** The lows of `sugarPatternOf`, 0 when they are no pattern. */
  readonly lows: number | null
  readonly today: Day
}): SugarStep {
  const stripsStep =
    strips !== null && (strips.kind === 'order' || strips.kind === 'low')
      ? { kind: strips.kind, count: strips.left }
      : null
  if (stripsStep?.count === 0) return stripsStep
  if (readingsWithin(readings, { start: today, end: today }).length === 0)
    return { kind: leftOut > 0 ? 'unknown' : 'measure' }
  const untagged = readings.filter(({ tags }) => tags.meal === null).length
  if (untagged > 0) return { kind: 'tag', count: untagged }
  if (stripsStep !== null) return stripsStep
  if (lows !== null && lows > 0) return { kind: 'talk', count: lows }
  const isKnown = leftOut === 0 && strips !== null && strips.kind !== 'unknown' && lows !== null
  return { kind: isKnown ? 'done' : 'unknown' }
}
