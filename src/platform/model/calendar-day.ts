import type { Flavor } from '#generated/schemas/read.ts'

/**
 * Calendar days without time zones: the day of a reading is the local day where it was taken. A day
 * is text, `yyyy-MM-dd`, which compares and sorts as text. This module never reads the current
 * time.
 */

/** An existing day, `yyyy-MM-dd`. */
export type Day = Flavor<'CalendarDate'>

/** A local time without a zone, `yyyy-MM-dd'T'HH:mm:ss`. */
export type LocalDateTime = Flavor<'LocalDateTime'>

/** A moment as the server sends it, `yyyy-MM-dd'T'HH:mm:ssZ`. Its day depends on the zone. */
export type Instant = Flavor<'Instant'>

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const millisecondsPerDay = 86_400_000

const epochDay = (day: Day): number =>
  Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10)) / millisecondsPerDay

const fromEpochDay = (count: number): Day =>
  new Date(count * millisecondsPerDay).toISOString().slice(0, 10)

/** The day of a local time. An instant does not compile: use `calendarDay` of src/i18n/format.ts. */
export function dayOfLocal(time: LocalDateTime): Day {
  return time.slice(0, 10)
}

/** Whether a text is an existing day (not 2026-02-30) in the years 1900 to 2999. Never throws. */
export function isDay(text: string): text is Day {
  return (
    dayPattern.test(text) &&
    text >= '1900' &&
    text < '3000' &&
    fromEpochDay(epochDay(text)) === text
  )
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  return fromEpochDay(epochDay(day) + count)
}

/** Days from `start` to `end`: 0 for the same day, negative when `end` is earlier. */
export function daysBetween(start: Day, end: Day): number {
  return epochDay(end) - epochDay(start)
}

/** Every day from `start` to `end` inclusive, oldest first; empty when `end` is earlier. */
export function eachDay(start: Day, end: Day): readonly Day[] {
  return Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) =>
    addDays(start, index),
  )
}

/** Whether a last day is over: on the day itself it is not. An unreadable day does not compile. */
export function hasPassed(lastDay: Day, today: Day): boolean {
  return lastDay < today
}

/** Whether a first day is still to come: on the day itself it is not. */
export function isAhead(firstDay: Day, today: Day): boolean {
  return firstDay > today
}

/** The earlier of two days. */
export function earlierDay(a: Day, b: Day): Day {
  return a < b ? a : b
}
export function laterDay(a: Day, b: Day): Day {
  return a > b ? a : b
}

/**
 * The first and last second of a span, as the readings calls expect: `yyyy-MM-dd'T'HH:mm:ss`
 * (GAP-099).
 */
export function secondsOf(start: Day, end: Day): { readonly start: string; readonly end: string } {
  return {
    start: `${start}T00:00:00`,
    end: `${end}T23:59:59`,
  }
}

/** The same with the parameter names of the RPCs. */
export function timesOf(
  start: Day,
  end: Day,
): { readonly startTime: string; readonly endTime: string } {
  return {
    startTime: `${start}T00:00:00`,
    endTime: `${end}T23:59:59`,
  }
}
