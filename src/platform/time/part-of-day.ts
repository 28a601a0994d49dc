import { madeOnce } from '../model/made-once.ts'

/** The parts of the day in greetings. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/**
 * Morning from 4:00, afternoon from 12:00, evening from 18:00, night from 0:00. `hour` is 0 to 23.
 */
export function dayPartOf(hour: number): DayPart {
  return hour < 4 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}

const format = madeOnce<Intl.DateTimeFormat>()

/** The hour (0 to 23) in an IANA time zone. `at`: milliseconds since 1970. */
export function hourIn(timeZone: string, at: number): number {
  const hours = format(
    timeZone,
    () => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }),
  )
  return Number(hours.format(at))
}
