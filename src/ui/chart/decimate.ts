/** A pair of values over one place: the ends of a stem. */
export type Pair = { low: number; high: number }

/**
 * Which points to draw when there are more than the columns can show: of each column the points with the largest and smallest
 * `low` and `high`, so that no extreme is lost. `column` gives a point's pixel column and never falls. Answers indexes in order.
 */
export function decimate(points: readonly Pair[], column: (index: number) => number): number[] {
  const kept: number[] = []
  let current = Number.NaN
  let extremes = [0, 0, 0, 0] as [number, number, number, number]
  const keep = () => kept.push(...new Set([...extremes].sort((a, b) => a - b)))
  for (const [index, point] of points.entries()) {
    if (column(index) !== current) {
      if (index > 0) keep()
      current = column(index)
      extremes = [index, index, index, index]
      continue
    }
    const [mostHigh, leastHigh, mostLow, leastLow] = extremes.map(at => points[at] as Pair) as [Pair, Pair, Pair, Pair]
    if (point.high > mostHigh.high) extremes[0] = index
    if (point.high < leastHigh.high) extremes[1] = index
    if (point.low > mostLow.low) extremes[2] = index
    if (point.low < leastLow.low) extremes[3] = index
  }
  if (points.length > 0) keep()
  return kept
}
