/**
 * The day on which scenarios play: a Friday in November, 3 PM in New York, away from midnight and
 * from a change of clocks. The page and the sandbox are both told it.
 */
export const today = new Date('2026-11-20T15:00:00-05:00')

export const timeZone = 'America/New_York'

/**
 * When a reading was taken: so many days before the scenarios' day, at `"7:42"` on a clock in New
 * York.
 */
export function readingTime(
  daysAgo: number,
  clock: string,
): { timestamp: string; timeZone: string } {
  const day = new Date(Date.UTC(2026, 10, 20 - daysAgo)).toISOString().slice(0, 10)
  return { timestamp: `${day}T${clock.padStart(5, '0')}:00`, timeZone }
}
