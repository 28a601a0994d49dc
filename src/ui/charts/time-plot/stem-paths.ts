import { exclamationPath, isOutline, shapePath, type MarkShape } from '../../primitives/shapes.ts'
import type { Tone } from '../../tokens/tone.css.ts'
import { decimate, type DataPoint, thinDots } from './decimate.ts'
import type { LinearScale } from '../value-axis.ts'

/** One reading of a pair of values. `at` is a number that rises with time, such as milliseconds. */
export type StemPoint = DataPoint & { at: number; tone: Tone; shape: MarkShape }

/** All marks of one tone as four paths, however many readings there are. */
export type TonePaths = {
  tone: Tone
  stems: string
  feet: string
  solid: string
  outline: string
  exclamation: string
}

/**
 * Width of a pixel column when there are more readings than the plot has room for: of each at most
 * four stems are drawn.
 */
const columnWidth = 5
const round = (value: number) => Math.round(value * 10) / 10

/** How large the marks are: 14 px with room, smaller when readings stand close. */
export function markScale(count: number, width: number): number {
  return Math.max(0.35, Math.min(0.875, width / Math.max(1, count) / 17))
}

/**
 * Paths of the stems. Values beyond `top` or `bottom` are drawn at the edge, with an arrowhead that
 * says that there is more.
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
  // Of dots the ends alone would leave the middle empty, as if nothing had been measured there.
  const drawn = !crowded
    ? points.map((_, index) => index)
    : areDots
      ? thinDots(points, column, (index) => Math.floor(y(points[index]?.high ?? 0) / columnWidth))
      : decimate(points, column)
  // Without stems the marks are spread in height, too, and may be larger.
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
    // Equal values are one mark: a dot would show through its shape.
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
