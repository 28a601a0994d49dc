/** A point of a line, in px. */
export type CurvePoint = { x: number; y: number }

const round = (value: number) => Math.round(value * 10) / 10

/**
 * The path of a smooth line through points with rising x that never overshoots its values
 * (Steffen's monotone cubic, as in d3-shape's curveMonotoneX).
 */
export function monotoneCurve(corners: readonly CurvePoint[]): string {
  const [first] = corners
  if (!first) return ''
  const slope = (a: CurvePoint, b: CurvePoint) => (b.x === a.x ? 0 : (b.y - a.y) / (b.x - a.x))
  const tangents = corners.map((corner, index) => {
    const before = corners[index - 1]
    const after = corners[index + 1]
    if (!before || !after) return before ? slope(before, corner) : after ? slope(corner, after) : 0
    const left = slope(before, corner)
    const right = slope(corner, after)
    const mean =
      (left * (after.x - corner.x) + right * (corner.x - before.x)) / (after.x - before.x)
    return (
      (Math.sign(left) + Math.sign(right)) *
        Math.min(Math.abs(left), Math.abs(right), 0.5 * Math.abs(mean)) || 0
    )
  })
  let path = `M${round(first.x)} ${round(first.y)}`
  for (let index = 1; index < corners.length; index += 1) {
    const a = corners[index - 1] as CurvePoint
    const b = corners[index] as CurvePoint
    const third = (b.x - a.x) / 3
    const [from, to] = [tangents[index - 1] ?? 0, tangents[index] ?? 0]
    path += `C${round(a.x + third)} ${round(a.y + third * from)} ${round(b.x - third)} ${round(b.y - third * to)} ${round(b.x)} ${round(b.y)}`
  }
  return path
}
