import { isDay } from '#platform/model/calendar-day.ts'

/**
 * When something was measured, as it stands in a form: `yyyy-MM-dd` and `HH:mm`, by the clock where
 * the member sits.
 */
export type MomentInput = { readonly day: string; readonly time: string }

/**
 * What is wrong with a moment's field: nothing there that a calendar or clock has, still to come,
 * too long ago, or an hour that the clocks skipped.
 */
export type MomentProblem = 'missing' | 'future' | 'past' | 'skipped'

/** An older day than so many years ago is a slip. Assumed. */
export const maxYearsAgo = 10

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * What keeps a moment from being sent, by field; `now` is `yyyy-MM-ddTHH:mm` by the same clock,
 * which is that of `timeZone` (IANA).
 */
export function momentProblems(
  { day, time }: MomentInput,
  now: string,
  timeZone: string = zoneHere(),
): { readonly day?: MomentProblem; readonly time?: MomentProblem } {
  if (!isDay(day))
    return { day: 'missing', ...(/^\d{2}:\d{2}$/.test(time) ? {} : { time: 'missing' as const }) }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return { time: 'missing' }
  if (day > now.slice(0, 10)) return { day: 'future' }
  if (day < `${Number(now.slice(0, 4)) - maxYearsAgo}${now.slice(4, 10)}`) return { day: 'past' }
  if (`${day}T${time}` > now) return { time: 'future' }
  return instantsOf(day, time, timeZone).size > 0 ? {} : { time: 'skipped' }
}

/**
 * Whether the clock shows that time twice on that day, as on a night in autumn: the contract names
 * no offset, and the server keeps the first one.
 */
export function isAmbiguousTime(
  { day, time }: MomentInput,
  timeZone: string = zoneHere(),
): boolean {
  return (
    isDay(day) &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(time) &&
    instantsOf(day, time, timeZone).size === 2
  )
}

/**
 * The instants at which the clock of a zone shows that time on that day: none in an hour that
 * spring skips. The clock is read at the moment that each distance to UTC of the days around makes
 * of it.
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

/** The moment as it is sent; only of one without problems. */
export function timestampOf({ day, time }: MomentInput): string {
  return `${day}T${time}:00`
}
