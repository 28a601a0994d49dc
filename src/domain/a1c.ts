import { a1cLimits } from './thresholds.ts'

/** The values that can be chosen, in percent with one decimal: 4.0 to 14.0, made from tenths, for adding 0.1 drifts (2§5). */
export const a1cValues: readonly number[] = Array.from({ length: 101 }, (_, index) => (40 + index) / 10)

export type A1cRange = 'inRange' | 'outOfRange' | 'veryOutOfRange'

/** Where a lab's A1C in percent lies: 6.9 is in range, 8.0 is very out of it (2§5). */
export const a1cRangeOf = (percent: number): A1cRange => {
  if (percent >= a1cLimits.veryOutOfRangeFrom) return 'veryOutOfRange'
  return percent > a1cLimits.outOfRangeOver ? 'outOfRange' : 'inRange'
}
