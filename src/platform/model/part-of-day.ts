/** How a greeting divides the day. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/**
 * Morning from 4 o'clock, afternoon from noon, evening from 18 o'clock, night from midnight. `hour`
 * is 0 to 23.
 */
export function dayPartOf(hour: number): DayPart {
  return hour < 4 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}

/** The hour (0 to 23) that a clock in this IANA time zone shows. */
export function hourIn(timeZone: string, at: number): number {
  return Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at),
  )
}
