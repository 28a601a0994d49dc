/**
 * The day on which scenarios play: a Friday in November, 3 PM in New York, away from midnight and from a change of clocks.
 * The page and the sandbox are both told it.
 */
export const today = new Date('2026-11-20T15:00:00-05:00')

export const timeZone = 'America/New_York'

/** New York's winter time began that year on November 1, 19 days before the scenarios' day. */
const daysOfWinterTime = 19

/** When a reading was taken, as the contract writes it: so many days before the scenarios' day, at `"7:42"` in New York. */
export const taken = (daysAgo: number, clock: string): { timestamp: string; utcOffset: string; timeZone: string } => {
  const day = new Date(Date.UTC(2026, 10, 20 - daysAgo)).toISOString().slice(0, 10)
  return { timestamp: `${day}T${clock.padStart(5, '0')}:00`, utcOffset: daysAgo < daysOfWinterTime ? '-05:00' : '-04:00', timeZone }
}
