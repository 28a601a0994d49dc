import { figureNeeds } from './figure-requirements.ts'

/**
 * Whole percents that add to 100 (largest remainder; of equal remainders the smaller part gets the
 * point, then the earlier one). All zero when every count is zero.
 */
export function wholePercents(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const floors = counts.map((count) => Math.floor((count * 100) / total))
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0)
  const order = counts
    .map((count, index) => ({ index, count, rest: (count * 100) % total }))
    .sort((a, b) => b.rest - a.rest || a.count - b.count || a.index - b.index)
  const lifted = new Set(order.slice(0, missing).map(({ index }) => index))
  return floors.map((floor, index) => floor + (lifted.has(index) ? 1 : 0))
}

/** The percents for display; null for each with too few readings for a percentage. */
export function displayedPercents(counts: readonly number[]): readonly (number | null)[] {
  const isEnough = counts.reduce((sum, count) => sum + count, 0) >= figureNeeds.share.count
  return isEnough ? wholePercents(counts) : counts.map(() => null)
}
