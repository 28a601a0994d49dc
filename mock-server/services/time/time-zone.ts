/**
 * Local times and instants. A reading stores the local time of the device (`2026-03-05T07:42:00`),
 * its offset and IANA zone; only this file converts them.
 */

/** An instant with its local time. `offset` is in minutes east of UTC. */
export type ZonedInstant = {
  readonly ms: number
  readonly offset: number
  readonly fits: 'once' | 'twice' | 'never'
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known) return known
  const created = new Intl.DateTimeFormat('en-US', {
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
  formatters.set(zone, created)
  return created
}

/** Returns whether an IANA zone of this name exists. */
export function isZone(zone: string): boolean {
  try {
    return formatter(zone) !== undefined
  } catch {
    return false
  }
}

/**
 * Before time zones a place kept its own constant time. `Date.UTC` maps years below 100 to the
 * 1900s.
 */
const EARLIEST = Date.UTC(1000, 0, 1)

/** Returns minutes east of UTC in `zone` at `ms` (epoch milliseconds). */
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
 * Offsets by whole UTC week, or null when the offset changes in it. The cache reduces look-ups for
 * ten years from 20,000 to 1,000; no zone ever changed twice within nine days.
 */
const weekOffsets = new Map<string, number | null>()

const weekOffset = (zone: string, ms: number): number | null => {
  const week = Math.floor(ms / WEEK)
  const key = `${zone} ${week}`
  const known = weekOffsets.get(key)
  if (known !== undefined) return known
  const before = offsetAt(zone, week * WEEK - DAY)
  const found = before === offsetAt(zone, (week + 1) * WEEK + DAY) ? before : null
  if (weekOffsets.size > 50_000) weekOffsets.clear()
  weekOffsets.set(key, found)
  return found
}

/**
 * Returns the instant of a local time (`yyyy-MM-ddTHH:mm:ss`) in `zone`. A repeated hour is the
 * first one; a skipped hour uses the offset before the change.
 */
export function instantOf(local: string, zone: string): ZonedInstant {
  const wall = Date.parse(`${local}Z`)
  const plain = weekOffset(zone, wall)
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

/** Returns the local time in `zone` at `ms`, as `yyyy-MM-ddTHH:mm:ss`. */
export function wallClock(zone: string, ms: number): string {
  const offset = weekOffset(zone, ms) ?? offsetAt(zone, ms)
  return new Date(ms + offset * 60_000).toISOString().slice(0, 19)
}

/** Formats an offset: `-300` becomes `-05:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** Returns the day number of a local date or date-time, counted from 1970-01-01. */
export function dayNumber(local: string): number {
  return Math.floor(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) / DAY)
}

/** Returns the day of a day number, as `yyyy-MM-dd`. */
export function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}

/** Returns whether the calendar has this day. */
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
