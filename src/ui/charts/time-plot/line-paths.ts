import type { LinearScale } from '../value-axis.ts'
import { type CurvePoint, monotoneCurve } from '../monotone-curve.ts'

/** A value over time. `joined` false: the previous value is missing, so the line starts here. */
export type LinePoint = { at: number; value: number; joined: boolean }

/**
 * The positions of the values, and the line through them, split at gaps. A segment of one value has
 * no line.
 */
export function linePaths(
  points: readonly LinePoint[],
  x: LinearScale,
  y: LinearScale,
): { corners: (CurvePoint & { readonly at: number })[]; path: string } {
  const corners = points.map(({ at, value }) => ({ at, x: x(at), y: y(value) }))
  const pieces: CurvePoint[][] = []
  points.forEach(({ joined }, index) => {
    const corner = corners[index] as CurvePoint // there is one corner for each point
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
 * The baseline of the first value's label in px. It avoids all values, above or below, whichever is
 * nearer; above when both are. `letters` is its length, `text` the text scale relative to 16 px.
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
