import { Skeleton } from '../state/skeleton.tsx'
import * as styles from './step.css.ts'

/** Where a panel of next steps will stand, of its size. Lives in `Pending`. */
export function StepsBone() {
  return (
    <span className={styles.bone}>
      <Skeleton height="100%" card />
    </span>
  )
}
