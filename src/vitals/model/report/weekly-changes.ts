import type { BloodPressureReading } from '../blood-pressure/blood-pressure.ts'
import { categorize } from '../blood-pressure/blood-pressure.ts'
import { type SampleChange, changeBetween } from '../blood-pressure/blood-pressure-change.ts'
import { statisticsOf } from '../blood-pressure/blood-pressure-statistics.ts'
import { type BloodSugarReading, rangeOf, withKnownMeal } from '../blood-sugar/blood-sugar.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import {
  dayOf,
  latestOf,
  oldestFirst,
  type TimedReading,
  readingsWithin,
} from '../readings/readings.ts'
import { newestCountLimit } from '../readings/initial-range.ts'
import { periodBefore, periodEnding, type DateSpan } from '#platform/model/date-span.ts'
import { sampleSizeOf, incomparable, shortageOf } from './sample-size.ts'
import type { WeightReading } from '../weight/weight.ts'
import { regular, weightChange } from '../weight/weight-change.ts'

/** The figures of an area's recent change. `span` is the days of the readings behind it. */
export type WeeklyChange<Fact> = Fact & { readonly span: DateSpan }

/**
 * Whether the loaded newest readings are all readings of a span. A full page of readings may cut the
 * span off, and an unreadable one (`leftOut`) may be of the span.
 */
export function coversSpan(
  readings: readonly TimedReading[],
  leftOut: number,
  { start }: DateSpan,
  most = newestCountLimit,
): boolean {
  if (leftOut > 0) return false
  const oldest = readings.toSorted(oldestFirst)[0]
  return readings.length < most || (oldest !== undefined && dayOf(oldest) < start)
}

const weeks = (today: Day) => {
  const now = periodEnding('week', today)
  return { now, before: periodBefore(now) }
}

export type PressureChange =
  | { readonly kind: 'severe'; readonly count: number }
  | {
      readonly kind: 'average'
      readonly systolic: number
      readonly diastolic: number
      readonly change: SampleChange
    }

/**
 * Compares the blood pressure of the last seven days with the seven before, by rounded averages; a
 * severe reading comes first. Null when a week has too few readings or days
 * (docs/clinical.md#sample-size, docs/clinical.md#home-blood-pressure), or is incomplete.
 */
export function pressureChange(
  readings: readonly BloodPressureReading[],
  leftOut: number,
  today: Day,
): WeeklyChange<PressureChange> | null {
  const { now, before } = weeks(today)
  const week = readingsWithin(readings, now)
  const severe = week.filter((reading) => categorize(reading) === 'severe').length
  const span = { start: now.start, end: now.end }
  if (severe > 0) return { kind: 'severe', count: severe, span }
  const statistics = statisticsOf(week)
  const change = coversSpan(readings, leftOut, before)
    ? changeBetween(statistics, statisticsOf(readingsWithin(readings, before)))
    : null
  return change === null || statistics === null
    ? null
    : {
        kind: 'average',
        systolic: statistics.average.systolic,
        diastolic: statistics.average.diastolic,
        change,
        span,
      }
}

type Part = { readonly count: number; readonly total: number }
export type SugarChange =
  | { readonly kind: 'danger'; readonly veryLow: number; readonly veryHigh: number }
  | {
      readonly kind: 'inRange'
      readonly now: Part
      readonly before: Part
      /** The readings of both weeks whose meal tag is unknown; they are in no part. */
      readonly unranged: number
    }

/**
 * Compares the readings in range of the last seven days with the seven before; readings below 54 or
 * above 250 come first. Null when a week has too few readings or days, or is incomplete.
 */
export function sugarChange(
  readings: readonly BloodSugarReading[],
  leftOut: number,
  today: Day,
): WeeklyChange<SugarChange> | null {
  const { now, before } = weeks(today)
  const span = { start: now.start, end: now.end }
  const [week, earlier] = [readingsWithin(readings, now), readingsWithin(readings, before)]
  const ranges = week.map(rangeOf)
  const veryLow = ranges.filter((range) => range === 'veryLow' || range === 'severelyLow').length
  const veryHigh = ranges.filter((range) => range === 'veryHigh' || range === 'severelyHigh').length
  if (veryLow > 0 || veryHigh > 0) return { kind: 'danger', veryLow, veryHigh, span }
  const [ranged, rangedEarlier] = [withKnownMeal(week), withKnownMeal(earlier)]
  if (
    !coversSpan(readings, leftOut, before) ||
    incomparable(sampleSizeOf(ranged), sampleSizeOf(rangedEarlier)) !== null
  )
    return null
  const part = (some: readonly BloodSugarReading[]): Part => ({
    count: some.filter((reading) => rangeOf(reading) === 'inRange').length,
    total: some.length,
  })
  const unranged = week.length + earlier.length - ranged.length - rangedEarlier.length
  return { kind: 'inRange', now: part(ranged), before: part(rangedEarlier), unranged, span }
}

/**
 * Pounds with one decimal; negative is a loss. `latest` is the last regular reading, `since` the
 * day of the first.
 */
export type WeightMove = { readonly pounds: number; readonly latest: number; readonly since: Day }

/**
 * The period of a weight change, in days. Weight varies by a pound or two from day to day, so a
 * shorter period says little.
 */
export const weightDays = 30

/**
 * The weight change of the last 30 days, from the first regular reading to the last (WT-027). Null
 * with too few readings or days, or when the period is incomplete.
 */
export function weightMove(
  readings: readonly WeightReading[],
  leftOut: number,
  today: Day,
): WeeklyChange<WeightMove> | null {
  const span = { start: addDays(today, 1 - weightDays), end: today }
  const counted = readingsWithin(regular(readings), span)
  const pounds = weightChange(readings, span)
  const [first, latest] = [counted.toSorted(oldestFirst)[0], latestOf(counted)]
  if (
    pounds === null ||
    first === undefined ||
    latest === null ||
    shortageOf('change', sampleSizeOf(counted)) !== null ||
    !coversSpan(readings, leftOut, span)
  )
    return null
  return { pounds, latest: latest.pounds, since: dayOf(first), span }
}
