import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { readingsWithin } from '#vitals/model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { StripsNeed } from '#vitals/model/care/strips-need.ts'

/**
 * What the overview asks for next: one thing, or that nothing is open. `count` is of readings
 * without a meal, or of strips.
 */
export type SugarStep =
  | { readonly kind: 'measure' | 'done' }
  | { readonly kind: 'tag' | 'order' | 'low'; readonly count: number }

/**
 * The next step of a member with these readings of the last week: strips when there is none, then
 * today's first reading, then meals that nobody noted, then strips that run out. `strips` null: not
 * known, so not asked for.
 */
export function nextSugarStep({
  readings,
  strips,
  today,
}: {
  readonly readings: readonly BloodSugarReading[]
  readonly strips: StripsNeed | null
  readonly today: Day
}): SugarStep {
  const asked =
    strips !== null && (strips.kind === 'order' || strips.kind === 'low')
      ? { kind: strips.kind, count: strips.left }
      : null
  if (asked?.count === 0) return asked
  if (readingsWithin(readings, { start: today, end: today }).length === 0)
    return { kind: 'measure' }
  const untold = readings.filter(({ tags }) => tags.meal === null).length
  if (untold > 0) return { kind: 'tag', count: untold }
  return asked ?? { kind: 'done' }
}
