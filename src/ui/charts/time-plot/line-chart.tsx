import { memo, type ReactNode, useMemo } from 'react'
import * as styles from './time-plot.css.ts'
import { firstFigure, linePaths, type LinePoint } from './line-paths.ts'
import type { StemLayout } from './stem-layout.ts'
import { TimePlot, type TimePlotProps } from './time-plot.tsx'

type Props = Omit<Extract<TimePlotProps, { compact?: false }>, 'points'> & {
  /** Oldest first. */
  points: readonly LinePoint[]
  /** The labels of the first and last value. */
  ends?: { first: string; last: string }
  /** Drawn below the line. */
  under?: (layout: StemLayout) => ReactNode
}

/** A line chart of averages with a ring at each, broken at gaps. */
export function LineChart({ points, ends, ...plot }: Props) {
  const stems = useMemo(
    () =>
      points.map(({ at, value }) => ({
        at,
        low: value,
        high: value,
        shape: 'circle' as const,
        tone: 'in-target' as const,
      })),
    [points],
  )
  return (
    <TimePlot {...plot} points={stems} marks={(layout) => <Line {...{ layout, points, ends }} />} />
  )
}

const Line = memo(function Line({
  layout,
  points,
  ends,
}: {
  layout: StemLayout
  points: readonly LinePoint[]
  ends: Props['ends']
}) {
  const { corners, path } = useMemo(() => linePaths(points, layout.x, layout.y), [points, layout])
  const first = corners.at(0)
  const last = corners.at(-1)
  return (
    <>
      <path className={styles.line} d={path} />
      {/* Instants as keys: all points of an unmeasured chart have the same position. */}
      {corners.slice(0, -1).map(({ at, x, y }) => (
        <circle key={at} className={styles.ring} cx={x} cy={y} r={5} />
      ))}
      {last ? <circle className={styles.lastDot} cx={last.x} cy={last.y} r={6.5} /> : null}
      {ends && first && corners.length > 1 ? (
        <text
          className={styles.endText}
          x={first.x - 5}
          y={firstFigure(corners, ends.first.length, layout.text)}
        >
          {ends.first}
        </text>
      ) : null}
      {ends && last ? (
        // Without space beside the line the flag shows the value; paper has no flag.
        <text
          className={layout.sideLabels ? styles.endText : styles.endTextOnPaper}
          x={last.x + (layout.sideLabels ? 14 : 0)}
          y={last.y}
          dy={layout.sideLabels ? '.35em' : '-.8em'}
          textAnchor={layout.sideLabels ? 'start' : 'middle'}
        >
          {ends.last}
        </text>
      ) : null}
    </>
  )
})
