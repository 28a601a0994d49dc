/**
 * Wall clocks and instants. A reading keeps the clock of the device (`2026-03-05T07:42:00`, no
 * zone) and, beside it, the offset and the IANA zone; only this file turns one into the other.
 */

/**
 * A place on the time line and how the wall clock there reads it. `offset` is in minutes east of
 * UTC.
 */
export type ZonedInstant = {
  readonly ms: number
  readonly offset: number
  readonly fits: 'once' | 'twice' | 'never'
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

/** Whether there is a zone of this IANA name. */
export function isZone(zone: string): boolean {
  try {
    return formatter(zone) !== undefined
  } catch {
    return false
  }
}

/**
 * Until zones were agreed on a place's own time never changed. `Date.UTC` takes years below 100 for
 * those of the last century, and a year 0 has no number of its own.
 */
const EARLIEST = Date.UTC(1000, 0, 1)

/** Minutes east of UTC in `zone` at the instant `ms` (epoch milliseconds). */
export function offsetAt(zone: string, instant: number): number {
  const ms = Math.max(instant, EARLIEST)
  const part: Record<string, number> = {}
  for (const { type, value } of formatter(zone).formatToParts(ms)) part[type] = Number(value)
  const wall = Date.UTC(
    part['year']!,
    part['month']! - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  )
  return Math.round((wall - Math.floor(ms / 1000) * 1000) / 60_000)
}

const DAY = 86_400_000
const WEEK = 7 * DAY
/**
 * The offset of a whole UTC week, or null where it changes: ten years cost a thousand look-ups, not
 * 20,000. No zone has ever changed twice within nine days.
 */
const steady = new Map<string, number | null>()

const steadyOffset = (zone: string, ms: number): number | null => {
  const week = Math.floor(ms / WEEK)
  const key = `${zone} ${week}`
  const known = steady.get(key)
  if (known !== undefined) return known
  const before = offsetAt(zone, week * WEEK - DAY)
  const found = before === offsetAt(zone, (week + 1) * WEEK + DAY) ? before : null
  if (steady.size > 50_000) steady.clear()
  steady.set(key, found)
  return found
}

/**
 * The instant that a wall clock in `zone` shows as `local` (`yyyy-MM-ddTHH:mm:ss`). An hour that
 * occurs twice is the first of the two; an hour that the clock skipped is read with the offset in
 * force before the change.
 */
export function instantOf(local: string, zone: string): ZonedInstant {
  const wall = Date.parse(`${local}Z`)
  const plain = steadyOffset(zone, wall)
  if (plain !== null) return { ms: wall - plain * 60_000, offset: plain, fits: 'once' }
  const before = offsetAt(zone, wall - DAY)
  const after = offsetAt(zone, wall + DAY)
  const fits = [before, after].filter((offset) => offsetAt(zone, wall - offset * 60_000) === offset)
  const offset = fits[0] ?? before
  const distinct = new Set(fits).size
  return {
    ms: wall - offset * 60_000,
    offset,
    fits: distinct === 0 ? 'never' : distinct === 1 ? 'once' : 'twice',
  }
}

/** What a wall clock in `zone` shows at `ms`, as `yyyy-MM-ddTHH:mm:ss`. */
export function wallClock(zone: string, ms: number): string {
  const offset = steadyOffset(zone, ms) ?? offsetAt(zone, ms)
  return new Date(ms + offset * 60_000).toISOString().slice(0, 19)
}

/** `-300` -> `-05:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** A calendar day counted from 1970-01-01, of a local date or date-time. */
export function dayNumber(local: string): number {
  return Math.floor(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) / DAY)
}

/** The calendar day of a day number, as `yyyy-MM-dd`. */
export function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}

/** Whether the year, month and day name a day that the calendar has. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  )
}
