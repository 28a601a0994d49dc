import { linearScale } from './value-axis.ts'
import { sparklineSegments, type SparkDay } from './sparkline-segments.ts'
import * as styles from './sparkline.css.ts'
import { useChartSize } from './use-chart-size.ts'

const height = 56

/**
 * A decorative chart of a period by day: a line, or stems from `low` to `high`, with gaps for days
 * without a value. `length` is in days; the text beside it carries the meaning.
 */
export function DaySparkline({
  days,
  length,
  kind,
  band,
}: {
  days: readonly SparkDay[]
  length: number
  kind: 'line' | 'stems'
  band?: { readonly low: number; readonly high: number } | undefined
}) {
  const [box, room] = useChartSize<HTMLDivElement>()
  return (
    <div ref={box} aria-hidden="true">
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${room?.width ?? 200} ${height}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        {room ? <Drawing {...{ days, length, kind, band }} width={room.width} /> : null}
      </svg>
    </div>
  )
}

function Drawing({
  days,
  length,
  kind,
  band,
  width,
}: Parameters<typeof DaySparkline>[0] & { width: number }) {
  const least = Math.min(...days.map(({ low }) => low), band?.low ?? Infinity)
  const most = Math.max(...days.map(({ high }) => high), band?.high ?? -Infinity)
  const x = linearScale(0, Math.max(1, length - 1), 6, width - 6)
  const y = linearScale(least, most === least ? least + 1 : most, height - 8, 8)
  const dots = kind === 'line' ? days : []
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
      {kind === 'stems' ? (
        <path
          className={styles.stems}
          d={days.map(({ index, low, high }) => `M${x(index)} ${y(high)}V${y(low)}`).join('')}
        />
      ) : (
        <path
          className={styles.line}
          d={sparklineSegments(days)
            .map((run) => `M${run.map(({ index, high }) => `${x(index)} ${y(high)}`).join('L')}`)
            .join('')}
        />
      )}
      {dots.map(({ index, high }) => (
        <circle key={index} className={styles.dot} cx={x(index)} cy={y(high)} r={2.5} />
      ))}
    </>
  )
}
