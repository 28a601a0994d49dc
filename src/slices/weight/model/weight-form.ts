import { instantOf, sortByTime, type TimedReading } from '#vitals/model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { weightOutlierLimits, weightEntryBounds } from '#vitals/model/care-thresholds.ts'
import {
  type MomentProblem,
  momentProblems,
  timestampOf,
  type MomentInput,
} from '#vitals/model/readings/moment-input.ts'
import { parsePounds } from './pounds-input.ts'
import { targetPounds } from './weight-progress.ts'
import { regular } from '#vitals/model/weight/weight-trends.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

/** What stands in the form of a weight: pounds as typed, and when she weighed herself. */
export type WeightInput = MomentInput & { readonly pounds: string }

/**
 * A weight as a member types it in, in pounds with at most one decimal; `timestamp` is the clock of
 * `timeZone` (IANA).
 */
export type WeightEntry = {
  readonly timestamp: string
  readonly timeZone: string
  readonly pounds: number
}

/** A new one, at this moment of the member's clock. */
export function newWeightInput(day: Day, time: string): WeightInput {
  return { day, time, pounds: '' }
}

export const weightFields = ['pounds', 'day', 'time'] as const
export type WeightField = (typeof weightFields)[number]
export type WeightProblem = MomentProblem | 'number' | 'bounds'

/**
 * What keeps a weight from being saved, by field; `now` is `yyyy-MM-ddTHH:mm` by the member's
 * clock.
 */
export function weightProblems(
  typed: WeightInput,
  now: string,
): Partial<Record<WeightField, WeightProblem>> {
  const problem = poundsProblem(typed.pounds)
  return { ...(problem === null ? {} : { pounds: problem }), ...momentProblems(typed, now) }
}

function poundsProblem(typed: string): WeightProblem | null {
  if (typed.trim() === '') return 'missing'
  const pounds = parsePounds(typed)
  if (pounds === null) return 'number'
  return pounds < weightEntryBounds.from || pounds > weightEntryBounds.to ? 'bounds' : null
}

/** The weight as it is sent, by the clock of `timeZone`; only of a form without problems. */
export function weightEntryOf(typed: WeightInput, timeZone: string): WeightEntry {
  return {
    timestamp: timestampOf(typed),
    timeZone,
    pounds: parsePounds(typed.pounds) ?? Number.NaN,
  }
}

/**
 * What was typed as the reading that it becomes; `utcOffset` is that of its clock. Its id is
 * nobody's.
 */
export function readingOf(
  { timestamp, timeZone, pounds }: WeightEntry,
  utcOffset: string,
): WeightReading {
  return {
    id: 'typed',
    timestamp,
    utcOffset,
    timeZone,
    pounds,
    isIrregular: false,
    biometrics: null,
    source: 'SELF_REPORTED',
  }
}

/**
 * The readings without the one that was typed in: when it is in the log, it is not held against
 * itself.
 */
export function withoutEnteredWeight(
  { timestamp, pounds }: WeightEntry,
  readings: readonly WeightReading[],
): readonly WeightReading[] {
  return readings.filter(
    (other) =>
      other.source !== 'SELF_REPORTED' || other.timestamp !== timestamp || other.pounds !== pounds,
  )
}

/**
 * The regular reading that a moment is held against: the last before it, else the first after it;
 * null without any.
 */
export function neighborOf(
  moment: TimedReading,
  readings: readonly WeightReading[],
): WeightReading | null {
  const ordered = sortByTime(regular(readings), 'newest')
  return ordered.find((other) => instantOf(other) <= instantOf(moment)) ?? ordered.at(-1) ?? null
}

/**
 * Why a typed weight is asked about: the reading that it is far from, and the pounds that it would
 * be if it were kilograms, where that is near.
 */
export type WeightOutlier = { readonly other: WeightReading; readonly ifKilograms: number | null }

/**
 * Whether a typed weight is so far from the reading beside it that she is asked once more before it
 * is sent; null when it is not, and when there is none.
 */
export function weightOutlier(
  reading: WeightReading,
  readings: readonly WeightReading[],
): WeightOutlier | null {
  const other = neighborOf(reading, readings)
  if (other === null || !isFar(reading.pounds, other.pounds)) return null
  const ifKilograms = targetPounds({ weight: reading.pounds, weightUnit: 'KG' })
  return { other, ifKilograms: isFar(ifKilograms, other.pounds) ? null : ifKilograms }
}

const isFar = (pounds: number, from: number): boolean =>
  Math.abs(pounds - from) > from * weightOutlierLimits.share
