import { dayNumber, dayText, instantOf, wallClock } from '../time/time-zone.ts'

/**
 * Working hours on days of the week (0 is Sunday) in the coaches' time zone; `24:00` is midnight.
 */
export type WorkingHours = readonly [days: readonly number[], from: string, to: string]

/** A coach's shift. `leave`: away without a return date. `gone`: no longer a coach. */
export type Shift =
  | { readonly hours: readonly WorkingHours[]; readonly pauses?: readonly WorkingHours[] }
  | 'leave'
  | 'gone'

/**
 * Availability as the number of the contract, the known return time, and the time of the next
 * change. Times are epoch milliseconds.
 */
export type CoachAvailability = {
  readonly availability: number
  readonly from: number | null
  readonly until: number | null
}

const ZONE = 'America/New_York'
const [AVAILABLE, SHORT_AWAY, LONG_AWAY, EXTENDED_AWAY, INDEFINITE_AWAY, NO_COACH] = [
  0, 1, 2, 3, 4, 5,
]
/** A longer pause between two shifts, such as a weekend, counts as extended. */
const LONG_MS = 20 * 3_600_000

type Span = { readonly from: number; readonly to: number }

/** Returns the spans of these hours for ten days from yesterday, in order and merged. */
const spansOf = (hours: readonly WorkingHours[], now: number): readonly Span[] => {
  const today = dayNumber(wallClock(ZONE, now))
  const at = (day: number, time: string): number =>
    (time === '24:00'
      ? instantOf(`${dayText(day + 1)}T00:00:00`, ZONE)
      : instantOf(`${dayText(day)}T${time}:00`, ZONE)
    ).ms
  const spans: Span[] = []
  for (let day = today - 4; day < today + 9; day++)
    // 1 January 1970 was a Thursday.
    for (const [days, from, to] of hours)
      if (days.includes((((day + 4) % 7) + 7) % 7))
        spans.push({ from: at(day, from), to: at(day, to) })
  const merged: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else merged.push(span)
  }
  return merged
}

const holding = (spans: readonly Span[], now: number): Span | undefined =>
  spans.find(({ from, to }) => from <= now && now < to)
const next = (spans: readonly Span[], now: number): Span | undefined =>
  spans.find(({ from }) => from > now)

/** Returns the availability of a shift at a moment. */
export function availabilityAt(shift: Shift, now: number): CoachAvailability {
  if (shift === 'leave') return { availability: INDEFINITE_AWAY!, from: null, until: null }
  if (shift === 'gone') return { availability: NO_COACH!, from: null, until: null }
  const [work, pauses] = [spansOf(shift.hours, now), spansOf(shift.pauses ?? [], now)]
  const [on, pause] = [holding(work, now), holding(pauses, now)]
  if (on && pause) return { availability: SHORT_AWAY!, from: pause.to, until: pause.to }
  if (on) {
    const nextPause = next(pauses, now)
    return {
      availability: AVAILABLE!,
      from: null,
      until: nextPause && nextPause.from < on.to ? nextPause.from : on.to,
    }
  }
  const back = next(work, now)
  if (!back) return { availability: INDEFINITE_AWAY!, from: null, until: null }
  const ended = work.findLast(({ to }) => to <= now)?.to ?? now
  return {
    availability: back.from - ended > LONG_MS ? EXTENDED_AWAY! : LONG_AWAY!,
    from: back.from,
    until: back.from,
  }
}
