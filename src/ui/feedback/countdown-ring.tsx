import { Icon } from '../primitives/icon.tsx'
import * as styles from './countdown-ring.css.ts'

const radius = 44

/**
 * A decorative countdown: a ring that empties around its number, and a check mark at the end; text
 * beside it must say the same. `left` and `whole` are seconds, `shown` is the number when it has
 * another unit, `unit` its label. With reduced motion it still counts.
 */
export function CountdownRing({
  left,
  whole,
  shown = left,
  unit,
  large = false,
}: {
  left: number
  whole: number
  shown?: number
  unit?: string
  large?: boolean
}) {
  const isOver = left <= 0
  const share = isOver ? 1 : Math.min(left / Math.max(whole, 1), 1)
  return (
    <span className={large ? styles.largeRing : styles.ring} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 96 96" focusable="false">
        <circle className={styles.track} cx="48" cy="48" r={radius} />
        <circle
          className={styles.rest}
          cx="48"
          cy="48"
          r={radius}
          pathLength={1}
          strokeDasharray={`${share} 1`}
        />
      </svg>
      {isOver ? (
        <span className={styles.done}>
          <Icon name="check" />
        </span>
      ) : (
        <span className={large ? styles.largeNumber : styles.number}>
          <span>{shown}</span>
          {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </span>
  )
}
