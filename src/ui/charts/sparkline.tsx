import type { DataPoint } from './time-plot/decimate.ts'
import { linearScale } from './value-axis.ts'
import { monotoneCurve } from './monotone-curve.ts'
import * as styles from './sparkline.css.ts'
import { exclamationPath, isOutline, shapePath, type MarkShape } from '../primitives/shapes.ts'
import { toned, type Tone } from '../tokens/tone.css.ts'
import { useChartSize } from './use-chart-size.ts'

type Props = {
  /** The shape of the last point's state. */
  shape: MarkShape
  tone: Tone
  band?: { low: number; high: number } | undefined
} & ({ kind: 'line'; values: readonly number[] } | { kind: 'stems'; values: readonly DataPoint[] })

const height = 56

/**
 * A decorative chart of the last readings, evenly spaced, oldest first. The text beside it carries
 * the meaning.
 */
export function Sparkline(props: Props) {
  const [box, room] = useChartSize<HTMLDivElement>()
  return (
    <div ref={box} aria-hidden="true">
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${room?.width ?? 200} ${height}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        {room ? <Drawing {...props} width={room.width} /> : null}
      </svg>
    </div>
  )
}

function Drawing({ width, shape, tone, band, ...data }: Props & { width: number }) {
  const pairs =
    data.kind === 'line' ? data.values.map((value) => ({ low: value, high: value })) : data.values
  if (pairs.length === 0) return null
  const least = Math.min(...pairs.map((pair) => pair.low), band?.low ?? Infinity)
  const most = Math.max(...pairs.map((pair) => pair.high), band?.high ?? -Infinity)
  const x = linearScale(0, Math.max(1, pairs.length - 1), 8, width - 10)
  const y = linearScale(least, most, height - 8, 8)
  const end = pairs.at(-1)
  const endX = x(pairs.length - 1)
  return (
    <>
      {band ? (
        <rect
          className={styles.band}
          x={0}
          width={width}
          y={y(band.high)}
          height={Math.max(2, y(band.low) - y(band.high))}
          rx={6}
        />
      ) : null}
      {data.kind === 'line' ? (
        <path
          className={styles.line}
          d={monotoneCurve(data.values.map((value, index) => ({ x: x(index), y: y(value) })))}
        />
      ) : (
        <path
          className={styles.stems}
          d={pairs
            .slice(0, -1)
            .map((pair, index) => `M${x(index)} ${y(pair.high)}V${y(pair.low)}`)
            .join('')}
        />
      )}
      {end ? (
        <g className={toned[tone]}>
          {data.kind === 'stems' ? (
            <path className={styles.lastStem} d={`M${endX} ${y(end.high)}V${y(end.low)}`} />
          ) : null}
          <path
            className={isOutline(shape) ? styles.lastOutline : styles.last}
            d={shapePath(shape, endX, y(end.high), 0.8)}
          />
          {shape === 'octagon' ? (
            <path className={styles.lastOutline} d={exclamationPath(endX, y(end.high), 0.8)} />
          ) : null}
        </g>
      ) : null}
    </>
  )
}
