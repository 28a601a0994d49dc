/** A Friday in November in New York: UTC has the same day in the afternoon, the next in the evening. */
export const afternoon = new Date('2026-11-20T15:00:00-05:00')
export const evening = new Date('2026-11-20T21:30:00-05:00')

/**
 * The start of the running scenario for page and mock server: `afternoon`, or what its clock says
 * (docs/testing.md#clocks). A worker runs one scenario at a time.
 */
export let today = afternoon

/** Starts the running scenario at another time. */
export function startScenarioAt(time: Date): void {
  today = time
}

export const timeZone = 'America/New_York'

/** The time of a reading: days before the scenarios' day, and `"7:42"` in New York. */
export function readingTime(
  daysAgo: number,
  clock: string,
): { timestamp: string; timeZone: string } {
  const day = new Date(Date.UTC(2026, 10, 20 - daysAgo)).toISOString().slice(0, 10)
  return { timestamp: `${day}T${clock.padStart(5, '0')}:00`, timeZone }
}
