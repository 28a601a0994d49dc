import { isDay, dayOfLocal } from '#platform/model/calendar-day.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/**
 * The time of a measurement as form values: `yyyy-MM-dd` and `HH:mm`, in the member's local time.
 */
export type MomentInput = { readonly day: string; readonly time: string }

/**
 * `missing`: empty or invalid; `future`; `past`: too long ago; `skipped`: a time that a clock
 * change skips.
 */
export type MomentProblem = 'missing' | 'future' | 'past' | 'skipped'

/** The oldest accepted age in years; older dates are typing errors. Assumed. */
export const maxYearsAgo = 10

/** Validates a moment, by field. `now` is `yyyy-MM-ddTHH:mm` in `timeZone` (IANA). */
export function momentProblems(
  { day, time }: MomentInput,
  now: string,
  timeZone: string = memberTimeZone(),
): { readonly day?: MomentProblem; readonly time?: MomentProblem } {
  if (!isDay(day))
    return { day: 'missing', ...(/^\d{2}:\d{2}$/.test(time) ? {} : { time: 'missing' as const }) }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return { time: 'missing' }
  if (day > dayOfLocal(now)) return { day: 'future' }
  if (day < `${Number(now.slice(0, 4)) - maxYearsAgo}${now.slice(4, 10)}`) return { day: 'past' }
  if (isInFuture({ day, time }, now, timeZone)) return { time: 'future' }
  return instantsOf(day, time, timeZone).size > 0 ? {} : { time: 'skipped' }
}

/**
 * Whether a moment is after `now` (`yyyy-MM-ddTHH:mm`). While the clocks repeat an hour, a later
 * time of that hour is not: its first pass may be meant.
 */
export function isInFuture(
  { day, time }: MomentInput,
  now: string,
  timeZone: string = memberTimeZone(),
): boolean {
  const isRepeated = (each: string) => instantsOf(day, each, timeZone).size === 2
  return (
    `${day}T${time}` > now &&
    !(day === dayOfLocal(now) && isRepeated(time) && isRepeated(now.slice(11, 16)))
  )
}

/**
 * Whether a clock change repeats this time on that day. The contract has no offset, and the server
 * takes the first one.
 */
export function isAmbiguousTime(
  { day, time }: MomentInput,
  timeZone: string = memberTimeZone(),
): boolean {
  return (
    isDay(day) &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(time) &&
    instantsOf(day, time, timeZone).size === 2
  )
}

/**
 * The instants of a local time in a zone: none in a skipped hour, two in a repeated one. Each UTC
 * offset of the surrounding days is tried.
 */
function instantsOf(day: string, time: string, timeZone: string): ReadonlySet<number> {
  const clock = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const shown = (at: number) => Date.parse(`${clock.format(at).replace(', ', 'T')}Z`)
  const wall = Date.parse(`${day}T${time}Z`)
  return new Set(
    [-24, 24].flatMap((hours) => {
      const beside = wall + hours * 3_600_000
      const instant = wall - (shown(beside) - beside)
      return shown(instant) === wall ? [instant] : []
    }),
  )
}

/** The timestamp of a valid moment, as it is sent. */
export function timestampOf({ day, time }: MomentInput): string {
  return `${day}T${time}:00`
}

/** The time of a stored reading as form values. */
export function momentOf({ timestamp }: { readonly timestamp: string }): MomentInput {
  return { day: dayOfLocal(timestamp), time: timestamp.slice(11, 16) }
}

/** Whether a correction changes the time of a stored reading. */
export function isMoved(typed: MomentInput, reading: { readonly timestamp: string }): boolean {
  const before = momentOf(reading)
  return typed.day !== before.day || typed.time !== before.time
}

/** The corrected time of a stored reading; its seconds stay when the time does. */
export function correctedTimestamp(
  typed: MomentInput,
  reading: { readonly timestamp: string },
): string {
  return isMoved(typed, reading) ? timestampOf(typed) : reading.timestamp
}
