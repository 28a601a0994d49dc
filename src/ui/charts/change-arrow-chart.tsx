import { linearScale } from './value-axis.ts'
import * as styles from './change-arrow-chart.css.ts'

/**
 * A decorative chart of a change from one value to another, over the target: a ring, a line, a dot.
 * The text beside it carries the meaning.
 */
export function ChangeArrowChart({
  from,
  to,
  least,
  most,
  band,
}: {
  from: number
  to: number
  least: number
  most: number
  band: { low: number; high: number }
}) {
  const scale = linearScale(least, most, 0, 100)
  const x = (value: number) => `${Math.max(1, Math.min(99, scale(value)))}%`
  return (
    <svg className={styles.drawing} aria-hidden="true" focusable="false">
      <rect
        className={styles.band}
        x={x(band.low)}
        width={`${scale(band.high) - scale(band.low)}%`}
        y={2}
        height={24}
        rx={4}
      />
      <line className={styles.track} x1="0%" x2="100%" y1={14} y2={14} />
      <line className={styles.line} x1={x(from)} x2={x(to)} y1={14} y2={14} />
      <circle className={styles.from} cx={x(from)} cy={14} r={6} />
      <circle className={styles.to} cx={x(to)} cy={14} r={7} />
    </svg>
  )
}
