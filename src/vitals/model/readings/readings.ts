import { type Day, daysBetween } from '#platform/model/calendar-day.ts'
import { isWithin, type DateSpan } from '#platform/model/date-span.ts'
import { oldReadingDays } from '../thresholds.ts'

/**
 * Anything taken at a time and place: the clock on the wall there (`yyyy-MM-dd'T'HH:mm:ss`), that
 * clock's distance to UTC (`+hh:mm` or `-hh:mm`), and the zone's name. A reading's day and time are
 * always those of its own wall clock (docs/clinical.md#time-zone).
 */
export type TimedReading = {
  readonly timestamp: string
  readonly utcOffset: string
  readonly timeZone: string
}

/** The day on the wall where it was taken. */
export function dayOf(reading: TimedReading): Day {
  return reading.timestamp.slice(0, 10)
}

/** Whether it was taken so long before `today`, the member's own day, that its age is told. */
export function isOldReading(reading: TimedReading, today: Day): boolean {
  return daysBetween(dayOf(reading), today) >= oldReadingDays
}

/** ISO 8601 with offset, as `2026-11-20T07:42:00-05:00`. */
export function isoOf(reading: TimedReading): string {
  return reading.timestamp + reading.utcOffset
}

/** Milliseconds since 1970, UTC: one line for all zones. */
export function instantOf(reading: TimedReading): number {
  return Date.parse(isoOf(reading))
}

/** Orders the later instant first; readings of one instant keep their order. */
export function newestFirst(a: TimedReading, b: TimedReading): number {
  return instantOf(b) - instantOf(a)
}
export function oldestFirst(a: TimedReading, b: TimedReading): number {
  return instantOf(a) - instantOf(b)
}

/**
 * Below zero when `a` was taken before `b`. Where both clocks stand equally far from UTC, the texts
 * tell it; only else are they read.
 */
const before = (a: TimedReading, b: TimedReading): number =>
  a.utcOffset === b.utcOffset
    ? a.timestamp < b.timestamp
      ? -1
      : a.timestamp > b.timestamp
        ? 1
        : 0
    : instantOf(a) - instantOf(b)

/**
 * The readings in the order of their instants; of one instant as they came. What is in order is
 * given back as it is, and what is in the other order, as the server's answers are, is turned
 * around: ten years are not sorted anew for each figure.
 */
export function sortByTime<R extends TimedReading>(
  readings: readonly R[],
  order: 'newest' | 'oldest',
): readonly R[] {
  const sign = order === 'newest' ? -1 : 1
  // each but the first has one before it
  const step = (index: number) => sign * before(readings[index - 1] as R, readings[index] as R)
  let isInOrder = true
  let isTurned = true
  for (let index = 1; index < readings.length && (isInOrder || isTurned); index += 1) {
    const apart = step(index)
    if (apart > 0) isInOrder = false
    else if (apart < 0) isTurned = false
  }
  if (isInOrder) return readings
  if (!isTurned) return readings.toSorted((a, b) => sign * before(a, b))
  const turned: R[] = []
  let end = readings.length
  for (let start = end - 1; start >= 0; start -= 1) {
    // Readings of one instant stay together, in their order.
    if (start > 0 && step(start) === 0) continue
    for (let index = start; index < end; index += 1) turned.push(readings[index] as R)
    end = start
  }
  return turned
}

/**
 * The reading taken last, or null when there is none. Of two at one instant, the first in the list.
 */
export function latestOf<R extends TimedReading>(readings: readonly R[]): R | null {
  return readings.reduce<R | null>(
    (latest, reading) =>
      latest !== null && instantOf(latest) >= instantOf(reading) ? latest : reading,
    null,
  )
}

/**
 * Whole hours between a reading and `now` (milliseconds since 1970); negative when the reading's
 * clock is ahead.
 */
export function hoursSince(reading: TimedReading, now: number): number {
  return Math.floor((now - instantOf(reading)) / 3_600_000)
}

/** The readings whose own day lies in the span, in their order. */
export function readingsWithin<R extends TimedReading>(
  readings: readonly R[],
  span: DateSpan,
): readonly R[] {
  return readings.filter((reading) => isWithin(span, dayOf(reading)))
}

/** Readings of one day. */
export type DayGroup<R extends TimedReading> = {
  readonly day: Day
  readonly readings: readonly R[]
}

/**
 * Readings by their own day; each day once, days and readings in the order of their first
 * appearance.
 */
export function groupByDay<R extends TimedReading>(readings: readonly R[]): readonly DayGroup<R>[] {
  return [...Map.groupBy(readings, dayOf)].map(([day, group]) => ({ day, readings: group }))
}

/** The time zones in which these readings were taken, in order of first appearance. */
export function zonesOf(readings: readonly TimedReading[]): readonly string[] {
  return [...new Set(readings.map(({ timeZone }) => timeZone))]
}
