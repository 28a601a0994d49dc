import { memo, useMemo } from 'react'
import { bandPaths, type BandPoint } from './band-paths.ts'
import * as styles from './time-plot.css.ts'
import type { StemLayout } from './stem-layout.ts'
import { TimePlot, type TimePlotProps } from './time-plot.tsx'

type Props = Omit<Extract<TimePlotProps, { compact?: false }>, 'points'> & {
  /** In the order of `at`, one step each. */
  points: readonly BandPoint[]
  /** The length of a cycle in steps, such as 24 hours, when its end meets its start. */
  round?: number
}

/**
 * A percentile chart over a cycle: the median as a line, with an inner and an outer band around it.
 */
export function BandChart({ points, round, ...plot }: Props) {
  const stems = useMemo(
    () =>
      points.map(({ at, levels }) => ({
        at,
        low: levels[0],
        high: levels[4],
        shape: 'circle' as const,
        tone: 'neutral' as const,
      })),
    [points],
  )
  const drawn = useMemo(() => closed(points, round), [points, round])
  return (
    <TimePlot
      {...plot}
      points={stems}
      under={(layout) => <Bands layout={layout} points={drawn} />}
      marks={() => null}
    />
  )
}

/** Repeats the first point at the end of the cycle, when it is at step 0. */
function closed(points: readonly BandPoint[], round: number | undefined): readonly BandPoint[] {
  const [first] = points
  if (round === undefined || first === undefined || first.at !== 0) return points
  return [...points, { ...first, at: round, joined: points.at(-1)?.at === round - 1 }]
}

const Bands = memo(function Bands({
  layout: { x, y, edge },
  points,
}: {
  layout: StemLayout
  points: readonly BandPoint[]
}) {
  const { outer, inner, middle } = useMemo(() => {
    const within = (value: number) => Math.max(edge.top, Math.min(edge.bottom, y(value)))
    return bandPaths(points, x, within)
  }, [points, x, y, edge])
  return (
    <>
      <path className={styles.outer} d={outer} />
      <path className={styles.inner} d={inner} />
      <path className={styles.middle} d={middle} />
    </>
  )
})
