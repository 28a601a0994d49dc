import type { LinearScale } from '../value-axis.ts'
import { type CurvePoint, monotoneCurve } from '../monotone-curve.ts'

/**
 * A value over time. `joined` false: nothing is known of the time just before, so no line leads
 * here.
 */
export type LinePoint = { at: number; value: number; joined: boolean }

/**
 * Where the values stand, and the line through them in as many pieces as there are gaps. A piece of
 * one value has no line.
 */
export function linePaths(
  points: readonly LinePoint[],
  x: LinearScale,
  y: LinearScale,
): { corners: (CurvePoint & { readonly at: number })[]; path: string } {
  const corners = points.map(({ at, value }) => ({ at, x: x(at), y: y(value) }))
  const pieces: CurvePoint[][] = []
  points.forEach(({ joined }, index) => {
    const corner = corners[index] as CurvePoint // one for each point
    const piece = pieces.at(-1)
    if (joined && piece !== undefined) piece.push(corner)
    else pieces.push([corner])
  })
  return {
    corners,
    path: pieces
      .filter(({ length }) => length > 1)
      .map(monotoneCurve)
      .join(''),
  }
}

/**
 * Where the figure of the first value stands (px, the line that letters stand on): clear of every
 * value that it would lie over, above or below, whichever is nearer to its own; above when both
 * are. `letters` are its letters, `text` how much larger than 16 px the reader's text is.
 */
export function firstFigure(corners: readonly CurvePoint[], letters: number, text: number): number {
  const [first] = corners
  if (first === undefined) return 0
  const reach = first.x - 5 + letters * 10 * text + 7
  const beside = corners.filter(({ x }) => x <= reach).map(({ y }) => y)
  const above = Math.min(...beside) - 14
  const below = Math.max(...beside) + 12 + 16 * text
  return below - 14 * text - first.y < first.y - above ? below : above
}
