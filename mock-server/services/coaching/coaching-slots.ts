import { seededRandom } from '../../seed/readings/seeded-random.ts'
import { isFederalHoliday } from '../time/federal-holidays.ts'
import { dayNumber, dayText, instantOf, wallClock } from '../time/time-zone.ts'

/** A possible start of a session. */
export type CoachingSlot = {
  readonly id: string
  readonly starts: number
  readonly coachName: string
}

export const SLOT_MINUTES = 30
const AHEAD_MS = 60 * 60_000
const TIMES = Array.from(
  { length: 16 },
  (_, half) =>
    `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}:00`,
)

const idOf = (starts: number): string => `slot-${(starts / 60_000).toString(36)}`

/** Returns the start of a slot; NaN for an invalid id. */
const startOf = (id: string): number =>
  /^slot-[0-9a-z]{1,8}$/.test(id) ? Number.parseInt(id.slice(5), 36) * 60_000 : Number.NaN

const isWeekend = (day: number): boolean =>
  [0, 6].includes(new Date(`${dayText(day)}T12:00:00Z`).getUTCDay())

/**
 * Returns the free slots of a coach from nine to five on weekdays in a zone, but not on holidays. About half are free,
 * always the same ones.
 */
const slotsOn = (
  day: number,
  zone: string,
  coachName: string,
  now: number,
): readonly CoachingSlot[] =>
  isWeekend(day) || isFederalHoliday(day)
    ? []
    : TIMES.map((time) => instantOf(`${dayText(day)}T${time}`, zone).ms)
        .filter(
          (starts) => starts > now + AHEAD_MS && seededRandom(`${coachName} ${starts}`).chance(0.5),
        )
        .map((starts) => ({ id: idOf(starts), starts, coachName }))

/** Returns slots from a day (`yyyy-MM-dd`) on, at the earliest today. */
export function slotsFrom(
  fromDay: string,
  days: number,
  zone: string,
  coachName: string,
  now: number,
): readonly CoachingSlot[] {
  const today = dayNumber(wallClock(zone, now))
  const first = Math.max(today, dayNumber(fromDay))
  return Array.from({ length: days }, (_, index) => first + index).flatMap((day) =>
    slotsOn(day, zone, coachName, now),
  )
}

/** Returns the slot with the id when it is free. */
export function freeSlot(
  id: string,
  zone: string,
  coachName: string,
  now: number,
): CoachingSlot | undefined {
  const starts = startOf(id)
  if (Number.isNaN(starts)) return undefined
  return slotsOn(dayNumber(wallClock(zone, starts)), zone, coachName, now).find(
    (slot) => slot.id === id,
  )
}
