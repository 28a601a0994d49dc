/** A pair of values at one position: the ends of a stem. */
export type DataPoint = { low: number; high: number }

/**
 * The indexes of the points to draw when columns are crowded: those with the largest and smallest
 * `low` and `high` of each column. `column` returns the pixel column of a point and never falls.
 */
export function decimate(
  points: readonly DataPoint[],
  column: (index: number) => number,
): number[] {
  const kept: number[] = []
  let current = Number.NaN
  let mostHigh = 0
  let leastHigh = 0
  let mostLow = 0
  let leastLow = 0
  const keep = () =>
    kept.push(...new Set([mostHigh, leastHigh, mostLow, leastLow].sort((a, b) => a - b)))
  // Compares values instead of indexes; a lookup for each comparison takes twice the time with ten
  // thousand points.
  let [topHigh, lowHigh, topLow, lowLow] = [0, 0, 0, 0]
  for (let index = 0; index < points.length; index += 1) {
    const { low, high } = points[index] as DataPoint
    const place = column(index)
    if (place !== current) {
      if (index > 0) keep()
      current = place
      mostHigh = leastHigh = mostLow = leastLow = index
      topHigh = lowHigh = high
      topLow = lowLow = low
      continue
    }
    if (high > topHigh) [topHigh, mostHigh] = [high, index]
    if (high < lowHigh) [lowHigh, leastHigh] = [high, index]
    if (low > topLow) [topLow, mostLow] = [low, index]
    if (low < lowLow) [lowLow, leastLow] = [low, index]
  }
  if (points.length > 0) keep()
  return kept
}

/**
 * The dots to draw when many overlap: the first of each pixel cell, which keeps the density and
 * extent.
 */
export function thinDots(
  points: readonly unknown[],
  column: (index: number) => number,
  row: (index: number) => number,
): number[] {
  const seen = new Set<number>()
  const kept: number[] = []
  for (let index = 0; index < points.length; index += 1) {
    const cell = column(index) * 10_000 + row(index)
    if (seen.has(cell)) continue
    seen.add(cell)
    kept.push(index)
  }
  return kept
}
