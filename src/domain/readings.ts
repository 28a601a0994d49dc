import { LocalDateTime, TimeZone, UtcOffset } from './formats.ts'
import type { Day } from './readings-calendar.ts'
import { isWithin, type Span } from './readings-period.ts'

/**
 * When and where a reading was taken: the clock on the wall there, that clock's distance to UTC, and the zone's name.
 * A reading's day and time are always those of its own wall clock (clinical.md 7).
 */
export const wallTime = {
  /** `yyyy-MM-dd'T'HH:mm:ss`, no zone. */
  timestamp: LocalDateTime,
  /** `+hh:mm` or `-hh:mm`. */
  utcOffset: UtcOffset,
  /** IANA name, as `America/New_York`. */
  timeZone: TimeZone,
}

/** Anything taken at a time and place. */
export type Taken = { readonly timestamp: string; readonly utcOffset: string; readonly timeZone: string }

/** The day on the wall where it was taken. */
export const dayOf = (reading: Taken): Day => reading.timestamp.slice(0, 10)

/** ISO 8601 with offset, as `2026-11-20T07:42:00-05:00`. */
export const isoOf = (reading: Taken): string => reading.timestamp + reading.utcOffset

/** Milliseconds since 1970, UTC: one line for all zones. */
export const instantOf = (reading: Taken): number => Date.parse(isoOf(reading))

/** Orders the later instant first; readings of one instant keep their order. */
export const newestFirst = (a: Taken, b: Taken): number => instantOf(b) - instantOf(a)
export const oldestFirst = (a: Taken, b: Taken): number => instantOf(a) - instantOf(b)

/** The reading taken last, or null when there is none. Of two at one instant, the first in the list. */
export const latestOf = <R extends Taken>(readings: readonly R[]): R | null =>
  readings.reduce<R | null>((latest, reading) => (latest !== null && instantOf(latest) >= instantOf(reading) ? latest : reading), null)

/** Whole hours between a reading and `now` (milliseconds since 1970); negative when the reading's clock is ahead. */
export const hoursSince = (reading: Taken, now: number): number => Math.floor((now - instantOf(reading)) / 3_600_000)

/** The readings whose own day lies in the span, in their order. */
export const within = <R extends Taken>(readings: readonly R[], span: Span): readonly R[] =>
  readings.filter(reading => isWithin(span, dayOf(reading)))

/** Readings of one day. */
export type DayGroup<R extends Taken> = { readonly day: Day; readonly readings: readonly R[] }

/** Readings by their own day; each day once, days and readings in the order of their first appearance. */
export const groupByDay = <R extends Taken>(readings: readonly R[]): readonly DayGroup<R>[] =>
  [...Map.groupBy(readings, dayOf)].map(([day, group]) => ({ day, readings: group }))

/** The time zones in which these readings were taken, in order of first appearance. */
export const zonesOf = (readings: readonly Taken[]): readonly string[] => [...new Set(readings.map(({ timeZone }) => timeZone))]
