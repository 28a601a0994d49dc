import { Icon } from '../primitives/icon.tsx'
import * as styles from './countdown-ring.css.ts'

const radius = 44

/**
 * What is left of a wait, as a ring that empties round its number, and a tick when it is over. It
 * is for the eyes: say the same in a sentence beside it. `left` and `whole` are seconds; `shown` is
 * the number in the ring where it is of another unit; `unit` is its word, below it. It keeps its
 * place and, without movement, still counts.
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
          {shown}
          {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </span>
  )
}
