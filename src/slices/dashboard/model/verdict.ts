import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { type BloodSugarReading, rangeOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { dayOf, isOld, latestAt, type TimedReading } from '#vitals/model/readings/readings.ts'
import { pressureChange, sugarChange, weightMove } from '#vitals/model/report/weekly-changes.ts'
import { verdictDays } from '#vitals/model/thresholds.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { type Day, daysBetween } from '#platform/model/calendar-day.ts'

/** The sentences of the dashboard, by the last part of their text key. */
export const verdicts = [
  'sugar.very-low',
  'sugar.low',
  'sugar.very-high',
  'pressure.severe',
  'week.sugar.very-low',
  'week.sugar.very-high',
  'week.pressure.severe',
  'pressure.high',
  'sugar.high',
  'sugar.slightly-high',
  'pressure.higher',
  'sugar.few',
  'steady.pressure.lower',
  'pressure.lower',
  'sugar.most',
  'sugar.half',
  'pressure.steady',
  'pressure.elevated',
  'pressure.normal',
  'sugar.in-range',
  'weight.down',
  'weight.up',
  'weight.same',
  'old',
  'none',
] as const
export type VerdictId = (typeof verdicts)[number]
/** A sentence; `days` is the age of the newest reading, for `old` alone. */
export type Verdict = { readonly id: VerdictId; readonly days: number }

/** The readings of each area; null: the member has none of it, or it did not load. */
export type VerdictInput = {
  readonly sugar: readonly BloodSugarReading[] | null
  readonly pressure: readonly BloodPressureReading[] | null
  readonly weight: readonly WeightReading[] | null
  /** The number of unreadable readings of each area. */
  readonly leftOut: { readonly sugar: number; readonly pressure: number; readonly weight: number }
  /** Every area of the member has loaded with all its rows. Otherwise nothing good is said. */
  readonly isComplete: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  readonly today: Day
}

/**
 * One sentence about the readings, the worst first, which repeats the tile's own word for a latest
 * reading. A reading that is `verdictDays` old is not judged, and only its age is said. Null when
 * nothing true can be said.
 */
export function verdictOf(input: VerdictInput): Verdict | null {
  const say = (id: VerdictId): Verdict => ({ id, days: 0 })
  const warning = warningOf(input)
  if (warning !== null) return say(warning)
  if (!input.isComplete) return null
  const good = goodWordOf(input)
  if (good !== null) return say(good)
  const ages = [input.sugar, input.pressure, input.weight && regular(input.weight)].flatMap(
    (readings) => ageOf(readings, input) ?? [],
  )
  if (ages.length === 0) return say('none')
  const days = Math.min(...ages)
  return days < verdictDays ? null : { id: 'old', days }
}

type Moment = Pick<VerdictInput, 'now' | 'today'>

function ageOf(readings: readonly TimedReading[] | null, { now, today }: Moment): number | null {
  const latest = readings === null ? null : latestAt(readings, now)
  return latest === null ? null : daysBetween(dayOf(latest), today)
}

/** The latest reading that is not too old to be judged. */
function freshOf<Reading extends TimedReading>(
  readings: readonly Reading[] | null,
  { now, today }: Moment,
): Reading | null {
  const latest = readings === null ? null : latestAt(readings, now)
  return latest === null || isOld(dayOf(latest), today, verdictDays) ? null : latest
}

function warningOf(input: VerdictInput): VerdictId | null {
  const { sugar, pressure, leftOut, today } = input
  const latestSugar = freshOf(sugar, input)
  const range = latestSugar === null ? null : rangeOf(latestSugar)
  const latestPressure = freshOf(pressure, input)
  const category = latestPressure === null ? null : categorize(latestPressure)
  const week = {
    sugar: sugarChange(sugar ?? [], leftOut.sugar, today),
    pressure: pressureChange(pressure ?? [], leftOut.pressure, today),
  }
  if (range === 'severelyLow' || range === 'veryLow') return 'sugar.very-low'
  if (range === 'low') return 'sugar.low'
  if (category === 'severe') return 'pressure.severe'
  if (range === 'severelyHigh' || range === 'veryHigh') return 'sugar.very-high'
  if (week.sugar?.kind === 'danger')
    return week.sugar.veryLow > 0 ? 'week.sugar.very-low' : 'week.sugar.very-high'
  if (week.pressure?.kind === 'severe') return 'week.pressure.severe'
  if (category === 'stage1' || category === 'stage2') return 'pressure.high'
  if (range === 'high') return 'sugar.high'
  if (range === 'slightlyHigh') return 'sugar.slightly-high'
  if (week.pressure?.kind === 'average' && week.pressure.change.kind === 'higher')
    return 'pressure.higher'
  if (week.sugar === null) return null
  const { now, unranged } = week.sugar
  // Readings with an unknown meal may all be in range.
  return (now.count + unranged) * 2 < now.total + unranged ? 'sugar.few' : null
}

function goodWordOf(input: VerdictInput): VerdictId | null {
  const { sugar, pressure, weight, leftOut, today } = input
  const counted = weight === null ? null : regular(weight)
  const fresh = {
    sugar: freshOf(sugar, input),
    pressure: freshOf(pressure, input),
    weight: freshOf(counted, input),
  }
  const inRange = fresh.sugar === null ? null : sugarChange(sugar ?? [], leftOut.sugar, today)
  const average =
    fresh.pressure === null ? null : pressureChange(pressure ?? [], leftOut.pressure, today)
  const move = fresh.weight === null ? null : weightMove(weight ?? [], leftOut.weight, today)
  // Readings with an unknown meal may be out of range.
  const part = inRange?.kind === 'inRange' && inRange.unranged === 0 ? inRange : null
  // Any area that is old, or went the wrong way, keeps the week from being called steady.
  const isSteady =
    (sugar === null ||
      (part !== null &&
        part.now.count * part.before.total >= part.before.count * part.now.total)) &&
    (weight === null || (move !== null && move.pounds <= 0))
  if (average?.kind === 'average' && average.change.kind === 'lower')
    return isSteady ? 'steady.pressure.lower' : 'pressure.lower'
  if (part !== null) return part.now.count * 2 === part.now.total ? 'sugar.half' : 'sugar.most'
  if (average?.kind === 'average') return 'pressure.steady'
  if (fresh.pressure !== null)
    return categorize(fresh.pressure) === 'elevated' ? 'pressure.elevated' : 'pressure.normal'
  if (fresh.sugar !== null) return rangeOf(fresh.sugar) === 'inRange' ? 'sugar.in-range' : null
  if (move === null) return null
  return move.pounds === 0 ? 'weight.same' : move.pounds < 0 ? 'weight.down' : 'weight.up'
}
