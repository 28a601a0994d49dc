import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { instantOf, sortByTime } from '#vitals/model/readings/readings.ts'

const minute = 60_000

/** Typed values belong to one sitting when they are at most so far apart, milliseconds. */
export const sittingGap = 30 * minute
/** The wait between two values of a sitting, milliseconds (docs/clinical.md#home-blood-pressure). */
export const betweenValues = minute

/**
 * The typed readings of the sitting that goes on at `now` (milliseconds since 1970), oldest first;
 * empty when the last one is longer ago.
 */
export function sittingOf(
  readings: readonly BloodPressureReading[],
  now: number,
): readonly BloodPressureReading[] {
  const sitting: BloodPressureReading[] = []
  let after = now
  for (const reading of sortByTime(readings, 'newest')) {
    if (reading.source !== 'SELF_REPORTED') continue
    if (after - instantOf(reading) > sittingGap) break
    sitting.unshift(reading)
    after = Math.min(after, instantOf(reading))
  }
  return sitting
}

/**
 * The local time of a further value of a sitting. Values of one minute differ by seconds, so that
 * the one typed last is the latest.
 */
export function timeInSitting(timestamp: string, sitting: readonly BloodPressureReading[]): string {
  const seconds = sitting
    .filter((reading) => reading.timestamp.slice(0, 16) === timestamp.slice(0, 16))
    .map((reading) => Number(reading.timestamp.slice(17, 19)) + 1)
  const next = Math.min(Math.max(0, ...seconds), 59)
  return `${timestamp.slice(0, 17)}${String(next).padStart(2, '0')}`
}
