import {
  type Day,
  dayOfLocal,
  daysBetween,
  type LocalDateTime,
} from '#platform/model/calendar-day.ts'
import { isWithin, type DateSpan } from '#platform/model/date-span.ts'

/**
 * A record with its local time (`yyyy-MM-dd'T'HH:mm:ss`), UTC offset (`+hh:mm` or `-hh:mm`) and
 * zone name. Its day and time are always local to the place of measurement
 * (docs/clinical.md#time-zone).
 */
export type TimedReading = {
  readonly timestamp: LocalDateTime
  readonly utcOffset: string
  readonly timeZone: string
}

/** The local day of a reading. */
export function dayOf(reading: TimedReading): Day {
  return dayOfLocal(reading.timestamp)
}

/**
 * Whether a reading of this day is `from` days old or older: `oldReadingDays` on, pages say its age;
 * `verdictDays` on, nothing judges it. `today` is the member's local day.
 */
export function isOld(day: Day, today: Day, from: number): boolean {
  return daysBetween(day, today) >= from
}

/** ISO 8601 with offset, as `2026-11-20T07:42:00-05:00`. */
export function isoOf(reading: TimedReading): string {
  return reading.timestamp + reading.utcOffset
}

/** Milliseconds since 1970, UTC. */
export function instantOf(reading: TimedReading): number {
  return Date.parse(isoOf(reading))
}

/**
 * Sorts the earlier instant first; equal instants keep their order. Equal offsets compare as text,
 * which avoids parsing.
 */
export function oldestFirst(a: TimedReading, b: TimedReading): number {
  if (a.utcOffset !== b.utcOffset) return instantOf(a) - instantOf(b)
  return a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0
}
/** Sorts the later instant first; equal instants keep their order. */
export function newestFirst(a: TimedReading, b: TimedReading): number {
  return oldestFirst(b, a)
}

/**
 * Sorts readings by instant; equal instants keep their order. A sorted list is returned as it is
 * and a reversed one is turned, so that long lists are not sorted for each figure.
 */
export function sortByTime<R extends TimedReading>(
  readings: readonly R[],
  order: 'newest' | 'oldest',
): readonly R[] {
  const sign = order === 'newest' ? -1 : 1
  // callers pass an index of at least 1
  const step = (index: number) => sign * oldestFirst(readings[index - 1] as R, readings[index] as R)
  let isInOrder = true
  let isTurned = true
  for (let index = 1; index < readings.length && (isInOrder || isTurned); index += 1) {
    const apart = step(index)
    if (apart > 0) isInOrder = false
    else if (apart < 0) isTurned = false
  }
  if (isInOrder) return readings
  if (!isTurned) return readings.toSorted((a, b) => sign * oldestFirst(a, b))
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
 * The latest of readings of the past, the first in the list of equal ones; null without readings.
 * `latestAt` is for all readings of a member.
 */
export function latestOf<R extends TimedReading>(readings: readonly R[]): R | null {
  return readings.reduce<R | null>(
    (latest, reading) => (latest !== null && oldestFirst(latest, reading) >= 0 ? latest : reading),
    null,
  )
}

/** How far a reading may be ahead of `now`, in milliseconds: clocks of devices differ. */
const aheadTolerance = 15 * 60_000

/**
 * The latest reading at `now` (milliseconds since 1970). One of a device whose clock is ahead does
 * not hide it, and is the latest only where there is no other.
 */
export function latestAt<R extends TimedReading>(readings: readonly R[], now: number): R | null {
  const isPast = (reading: R) => instantOf(reading) <= now + aheadTolerance
  const latest = latestOf(readings)
  return latest === null || isPast(latest) ? latest : (latestOf(readings.filter(isPast)) ?? latest)
}

/**
 * Whole hours between a reading and `now` (milliseconds since 1970); negative when the reading's
 * clock is ahead.
 */
export function hoursSince(reading: TimedReading, now: number): number {
  return Math.floor((now - instantOf(reading)) / 3_600_000)
}

/** The readings whose local day is in the span, in their order. */
export function readingsWithin<R extends TimedReading>(
  readings: readonly R[],
  span: DateSpan,
): readonly R[] {
  return readings.filter((reading) => isWithin(span, dayOf(reading)))
}

/** The readings of one day. */
export type DayGroup<R extends TimedReading> = {
  readonly day: Day
  readonly readings: readonly R[]
}

/** Groups readings by local day; days and readings keep the order of their first appearance. */
export function groupByDay<R extends TimedReading>(readings: readonly R[]): readonly DayGroup<R>[] {
  return [...Map.groupBy(readings, dayOf)].map(([day, group]) => ({ day, readings: group }))
}

/** The time zones of these readings, in order of first appearance. */
export function zonesOf(readings: readonly TimedReading[]): readonly string[] {
  return [...new Set(readings.map(({ timeZone }) => timeZone))]
}
