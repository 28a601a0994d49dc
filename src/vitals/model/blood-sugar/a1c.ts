import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import { a1cLimits } from '../care-thresholds.ts'

/**
 * The selectable values in percent, 4.0 to 14.0 (2§5). They are computed from tenths, because
 * repeated addition of 0.1 drifts.
 */
export const a1cValues: readonly number[] = Array.from(
  { length: 101 },
  (_, index) => (40 + index) / 10,
)

export type A1cRange = 'inRange' | 'outOfRange' | 'veryOutOfRange'

/**
 * The range of a laboratory's A1C in percent: 6.9 is in range, 8.0 is very out of range (2§5). The
 * value is rounded to one decimal first: 6.94 is "6.9".
 */
export function a1cRangeOf(exact: number): A1cRange {
  const percent = roundToTenth(exact)
  if (percent >= a1cLimits.veryOutOfRangeFrom) return 'veryOutOfRange'
  return percent > a1cLimits.outOfRangeOver ? 'outOfRange' : 'inRange'
}

/**
 * The estimated average glucose (eAG) of a **laboratory's** A1C in whole mg/dL: 28.7 x A1C - 46.7
 * (docs/clinical.md#a1c, ADAG). Null outside 4.0 to 14.0; never convert a meter's average to or
 * from an A1C.
 */
export function eagOf(percent: number): number | null {
  const [lowest, highest] = [a1cValues[0] ?? percent, a1cValues.at(-1) ?? percent]
  return percent < lowest || percent > highest ? null : Math.round(28.7 * percent - 46.7)
}
