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
import { regular } from '#vitals/model/weight/weight-change.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

/** The values of the form: pounds as typed, and the time of the reading. */
export type WeightInput = MomentInput & { readonly pounds: string }

/**
 * A typed weight in pounds with at most one decimal; `timestamp` is the local time in `timeZone`
 * (IANA).
 */
export type WeightEntry = {
  readonly timestamp: string
  readonly timeZone: string
  readonly pounds: number
}

/** A new input at this minute of the member's clock. */
export function newWeightInput(day: Day, time: string): WeightInput {
  return { day, time, pounds: '' }
}

export const weightFields = ['pounds', 'day', 'time'] as const
export type WeightField = (typeof weightFields)[number]
export type WeightProblem = MomentProblem | 'number' | 'bounds'

/** The errors of the form by field. `now` is `yyyy-MM-ddTHH:mm` on the member's clock. */
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

/** The weight to send, in `timeZone`; only for a form without errors. */
export function weightEntryOf(typed: WeightInput, timeZone: string): WeightEntry {
  return {
    timestamp: timestampOf(typed),
    timeZone,
    pounds: parsePounds(typed.pounds) ?? Number.NaN,
  }
}

/** The typed weight as a reading with `utcOffset`; its id belongs to no stored reading. */
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

/** The readings without the typed one, so that it is not compared with itself. */
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
 * The regular reading to compare with: the last one before, else the first one after; `null`
 * without any.
 */
export function neighborOf(
  moment: TimedReading,
  readings: readonly WeightReading[],
): WeightReading | null {
  const ordered = sortByTime(regular(readings), 'newest')
  return ordered.find((other) => instantOf(other) <= instantOf(moment)) ?? ordered.at(-1) ?? null
}

/**
 * The reason for a confirmation question: the reading from which the value is far, and the value
 * converted from kilograms if that is near.
 */
export type WeightOutlier = { readonly other: WeightReading; readonly ifKilograms: number | null }

/**
 * Whether a typed weight is far from its neighbor and needs a confirmation; `null` if not, or
 * without a neighbor.
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
