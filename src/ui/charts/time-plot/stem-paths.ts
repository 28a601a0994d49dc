import { exclamationPath, isOutline, shapePath, type MarkShape } from '../../primitives/shapes.ts'
import type { Tone } from '../../tokens/tone.css.ts'
import { decimate, type DataPoint, thinDots } from './decimate.ts'
import type { LinearScale } from '../value-axis.ts'

/** A reading of a value pair. `at` rises with time, for example milliseconds. */
export type StemPoint = DataPoint & { at: number; tone: Tone; shape: MarkShape }

/** All marks of one tone as four paths, independent of the number of readings. */
export type TonePaths = {
  tone: Tone
  stems: string
  feet: string
  solid: string
  outline: string
  exclamation: string
}

/** The column width in px of a crowded chart; a column has at most four stems. */
const columnWidth = 5
const round = (value: number) => Math.round(value * 10) / 10

/** The scale of the marks: 14 px with enough space, smaller when readings are close. */
export function markScale(count: number, width: number): number {
  return Math.max(0.35, Math.min(0.875, width / Math.max(1, count) / 17))
}

/**
 * The paths of the stems. Values beyond `top` or `bottom` are drawn at the edge with an arrowhead.
 */
export function stemPaths(
  points: readonly StemPoint[],
  x: LinearScale,
  y: LinearScale,
  edge: { left: number; right: number; top: number; bottom: number },
): { paths: TonePaths[]; scale: number } {
  const width = edge.right - edge.left
  const crowded = points.length > width / 2
  const areDots = points.every(({ low, high }) => low === high)
  const column = (index: number) => Math.floor(x(points[index]?.at ?? 0) / columnWidth)
  // The ends of dots alone would leave an empty middle.
  const drawn = !crowded
    ? points.map((_, index) => index)
    : areDots
      ? thinDots(points, column, (index) => Math.floor(y(points[index]?.high ?? 0) / columnWidth))
      : decimate(points, column)
  // Marks without stems are also spread vertically and may be larger.
  const scale = areDots
    ? crowded
      ? 0.45
      : Math.max(0.6, markScale(drawn.length, width))
    : markScale(drawn.length, width)
  const byTone = new Map<
    Tone,
    {
      tone: Tone
      stems: string[]
      feet: string[]
      solid: string[]
      outline: string[]
      exclamation: string[]
    }
  >()
  for (const index of drawn) {
    const point = points[index]
    if (!point) continue
    const into = byTone.get(point.tone) ?? {
      tone: point.tone,
      stems: [],
      feet: [],
      solid: [],
      outline: [],
      exclamation: [],
    }
    byTone.set(point.tone, into)
    const at = round(x(point.at))
    const high = Math.max(edge.top, Math.min(edge.bottom, y(point.high)))
    const low = Math.max(edge.top, Math.min(edge.bottom, y(point.low)))
    const room = 8 * scale
    if (low - high > room) into.stems.push(`M${at} ${round(high + room)}V${round(low)}`)
    // Equal values have one mark, because a dot would show through its shape.
    if (point.low !== point.high) into.feet.push(`M${at} ${round(low)}h0`)
    ;(isOutline(point.shape) ? into.outline : into.solid).push(
      shapePath(point.shape, at, high, scale),
    )
    if (point.shape === 'octagon') into.exclamation.push(exclamationPath(at, high, scale))
    if (y(point.high) < edge.top - 0.5) into.solid.push(arrowhead(at, high - 9 * scale - 3, -5))
    if (y(point.low) > edge.bottom + 0.5) into.solid.push(arrowhead(at, low + 8, 5))
  }
  const join = (parts: string[]) => parts.join('')
  return {
    scale,
    paths: [...byTone.values()].map(({ tone, stems, feet, solid, outline, exclamation }) => ({
      tone,
      stems: join(stems),
      feet: join(feet),
      solid: join(solid),
      outline: join(outline),
      exclamation: join(exclamation),
    })),
  }
}

const arrowhead = (x: number, y: number, height: number) =>
  `M${round(x - 4)} ${round(y)}h8l-4 ${height}z`
