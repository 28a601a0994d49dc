import { thinDateTicks } from './date-ticks.ts'
import { clearOf, linearScale, valueAxis, type LinearScale } from '../value-axis.ts'
import type { StemPoint } from './stem-paths.ts'
import type { ChartSize } from '../use-chart-size.ts'

/**
 * A target band: filled from `low` to `high`, with a dashed line and a bold label at each of its
 * `limits`. A `goal` is one dotted line without a band; `edges` are lines and a bar at the axis,
 * for plots with bands of their own.
 */
export type TargetBand = {
  low: number
  high: number
  limits: readonly number[]
  title?: string
  text?: string
  look?: 'band' | 'goal'
}

/**
 * A position on the date axis that may have a label, such as each day of the range; oldest first.
 */
export type DateMark = { at: number; label: string }

export type StemFrame = {
  /** The ends of the time axis, in units of `at`. */
  from: number
  to: number
  points: readonly StemPoint[]
  bands: readonly TargetBand[]
  dates: readonly DateMark[]
  /** Values outside are drawn at the edge with a mark. By default the axis includes all values. */
  axis?: { least: number; most: number } | undefined
  height?: number | undefined
  compact: boolean
}

export type StemLayout = {
  width: number
  height: number
  edge: { left: number; right: number; top: number; bottom: number }
  x: LinearScale
  y: LinearScale
  lines: number[]
  limits: number[]
  dates: { x: number; label: string; anchor: 'middle' | 'end'; last: boolean }[]
  /** Whether the labels of the bands are at the right end. */
  sideLabels: boolean
  /** The text scale relative to 16 px. */
  text: number
  /** Formats a value of the axis, all with the same number of decimals. */
  word: (value: number) => string
}

const wideFrom = 620
/**
 * The mean width of a letter of the axis text, in px at 16 px text; slightly more than measured.
 */
const letter = 7.6

/** The layout of a chart for its measured size. */
export function stemLayout(frame: StemFrame, room: ChartSize): StemLayout {
  const { points, bands, compact } = frame
  const { width, text, spacing } = room
  const wide = width >= wideFrom * text
  const height =
    (frame.height ?? (compact ? 214 : wide ? 412 : 256)) * Math.min(1.6, Math.max(1, text))
  const limits = bands.flatMap((band) => [...band.limits])
  const { axis, lines } = values(frame)
  const sideLabels =
    wide && !compact && bands.some((band) => band.title !== undefined || band.text !== undefined)
  const sideWords = Math.max(
    0,
    ...bands.flatMap((band) => [band.title?.length ?? 0, band.text?.length ?? 0]),
  )
  const digits = Math.max(0, ...lines.map((line) => (String(line).split('.')[1] ?? '').length))
  // Limits are whole numbers or the member's own values; lines are multiples of a step.
  const word = (value: number) => value.toFixed(digits)
  const axisWidth =
    Math.max(...[...lines.map(word), ...limits.map(String)].map(({ length }) => length)) *
    letter *
    1.2 *
    text
  const edge = {
    left: Math.round(axisWidth + 14),
    right: Math.round(
      sideLabels
        ? width - Math.min(width * 0.3, sideWords * (letter * text + spacing) + 14)
        : width - 4,
    ),
    top: compact ? 12 : 22,
    bottom: Math.round(height - 36 * text - 12),
  }
  const inset = wide ? 14 : 10
  const x = linearScale(frame.from, frame.to, edge.left + inset, edge.right - inset)
  const y = linearScale(axis.from, axis.to, edge.bottom, edge.top)
  return {
    width,
    height,
    edge,
    x,
    y,
    lines: clearOf(lines, limits, y, (wide ? 38 : 28) * text),
    limits,
    dates: dates(frame, x, edge, letter * text + spacing, wide),
    sideLabels,
    text,
    word,
  }
  function values({ axis: fixed }: StemFrame) {
    const all = [...bands.flatMap((band) => [band.low, band.high])]
    let least = Math.min(...all)
    let most = Math.max(...all)
    for (const point of points) {
      if (point.low < least) least = point.low
      if (point.high > most) most = point.high
    }
    if (points.length === 0 && bands.length === 0) [least, most] = [0, 1]
    const bound = valueAxis(
      fixed ? Math.max(least, fixed.least) : least,
      fixed ? Math.min(most, fixed.most) : most,
    )
    return { axis: bound, lines: bound.lines }
  }
}

function dates(
  frame: StemFrame,
  x: LinearScale,
  edge: StemLayout['edge'],
  perLetter: number,
  wide: boolean,
): StemLayout['dates'] {
  const last = frame.dates.length - 1
  // The last label is bold and ends with the plot.
  const places = frame.dates.map(({ at, label }, index) => {
    const width = label.length * perLetter * (index === last ? 1.1 : 1)
    return { x: index === last ? edge.right - width / 2 : x(at), width }
  })
  return thinDateTicks(places, wide ? 44 : 12).flatMap((index): StemLayout['dates'] => {
    const place = places[index]
    const mark = frame.dates[index]
    if (!place || !mark) return []
    if (index === last) return [{ x: edge.right, label: mark.label, anchor: 'end', last: true }]
    // The first label of a narrow chart is omitted rather than clipped.
    return place.x - place.width / 2 < 0
      ? []
      : [{ x: place.x, label: mark.label, anchor: 'middle', last: false }]
  })
}
