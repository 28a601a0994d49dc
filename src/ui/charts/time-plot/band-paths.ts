import type { LinearScale } from '../value-axis.ts'
import { type CurvePoint, monotoneCurve } from '../monotone-curve.ts'

/**
 * Levels over one place, lowest first; `joined` false: nothing is known of the place just before,
 * so no band leads here.
 */
export type BandPoint = {
  at: number
  levels: readonly [number, number, number, number, number]
  joined: boolean
}

/**
 * Two bands and the line in their middle, in as many pieces as there are gaps; a place between two
 * gaps is a short upright bar.
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
  // A place alone gets the width of a quarter of a place, or it could not be seen.
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
