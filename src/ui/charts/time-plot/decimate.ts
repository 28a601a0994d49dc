/** A pair of values over one place: the ends of a stem. */
export type DataPoint = { low: number; high: number }

/**
 * Which points to draw when there are more than the columns can show: of each column the points
 * with the largest and smallest `low` and `high`, so that no extreme is lost. `column` gives a
 * point's pixel column and never falls. Answers indexes in order.
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
  // Compared by value rather than by index: a look-up per comparison would double the time at ten
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
 * Which dots to draw when there are more than can be told apart: the first of each pixel cell, so
 * that what is drawn is as dense and as wide as what was measured.
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
