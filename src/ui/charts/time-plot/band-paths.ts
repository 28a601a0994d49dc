import type { LinearScale } from '../value-axis.ts'
import { type CurvePoint, monotoneCurve } from '../monotone-curve.ts'

/**
 * The levels of one point, lowest first. `joined` false: the previous point is missing, so the band
 * starts here.
 */
export type BandPoint = {
  at: number
  levels: readonly [number, number, number, number, number]
  joined: boolean
}

/**
 * The paths of two bands and their middle line, split at gaps. A point between two gaps is a short
 * vertical bar.
 */
export function bandPaths(
  points: readonly BandPoint[],
  x: LinearScale,
  y: LinearScale,
): { outer: string; inner: string; middle: string } {
  const pieces: BandPoint[][] = []
  for (const point of points) {
    const piece = pieces.at(-1)
    if (point.joined && piece !== undefined) piece.push(point)
    else pieces.push([point])
  }
  // An isolated point gets a quarter of a step as its width, so that it is visible.
  const wide = pieces.map((piece) =>
    piece.length > 1
      ? piece
      : piece.flatMap((point) => [
          { ...point, at: point.at - 0.125 },
          { ...point, at: point.at + 0.125 },
        ]),
  )
  const corners = (piece: readonly BandPoint[], level: number): CurvePoint[] =>
    piece.map(({ at, levels }) => ({ x: x(at), y: y(levels[level] ?? Number.NaN) }))
  const between = (low: number, high: number) =>
    wide
      .map(
        (piece) =>
          `${monotoneCurve(corners(piece, high))}${monotoneCurve(corners(piece, low).toReversed()).replace('M', 'L')}Z`,
      )
      .join('')
  return {
    outer: between(0, 4),
    inner: between(1, 3),
    middle: wide.map((piece) => monotoneCurve(corners(piece, 2))).join(''),
  }
}
