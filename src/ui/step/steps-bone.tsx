import { Skeleton } from '../state/skeleton.tsx'
import type { StepCount } from './step-count.ts'
import * as styles from './step.css.ts'

/** Where a panel of next steps will stand, of its size with so many. Lives in `Pending`. */
export function StepsBone({ room }: { room: StepCount }) {
  return (
    <span className={styles.bone[room]}>
      <Skeleton height="100%" card />
    </span>
  )
}
