/**
 * The start of all scenarios: a Friday in November, 3 PM in New York, far from midnight and clock
 * changes. Page and mock server use it.
 */
export const today = new Date('2026-11-20T15:00:00-05:00')

export const timeZone = 'America/New_York'

/** The time of a reading: days before the scenarios' day, and `"7:42"` in New York. */
export function readingTime(
  daysAgo: number,
  clock: string,
): { timestamp: string; timeZone: string } {
  const day = new Date(Date.UTC(2026, 10, 20 - daysAgo)).toISOString().slice(0, 10)
  return { timestamp: `${day}T${clock.padStart(5, '0')}:00`, timeZone }
}
