import { roundToTenth } from '#platform/model/round-to-tenth.ts'
import { a1cLimits } from '../thresholds.ts'

/**
 * The values that can be chosen, in percent with one decimal: 4.0 to 14.0, made from tenths, for
 * adding 0.1 drifts (2§5).
 */
export const a1cValues: readonly number[] = Array.from(
  { length: 101 },
  (_, index) => (40 + index) / 10,
)

export type A1cRange = 'inRange' | 'outOfRange' | 'veryOutOfRange'

/**
 * Where a lab's A1C in percent lies: 6.9 is in range, 8.0 is very out of it (2§5). It is rounded to
 * the decimal that is shown BEFORE it is classed: 6.94 is "6.9".
 */
export function a1cRangeOf(exact: number): A1cRange {
  const percent = roundToTenth(exact)
  if (percent >= a1cLimits.veryOutOfRangeFrom) return 'veryOutOfRange'
  return percent > a1cLimits.outOfRangeOver ? 'outOfRange' : 'inRange'
}

/**
 * The average blood sugar that a **lab's** A1C in percent stands for (eAG), in whole mg/dL: 28.7 x
 * A1C - 46.7 (docs/clinical.md#a1c, ADAG). Only of the values that can be chosen (4.0 to 14.0),
 * beyond which the formula was never tried: null there. Never of a meter's average, and the other
 * way round never.
 */
export function eagOf(percent: number): number | null {
  const [lowest, highest] = [a1cValues[0] ?? percent, a1cValues.at(-1) ?? percent]
  return percent < lowest || percent > highest ? null : Math.round(28.7 * percent - 46.7)
}
