import { Skeleton } from '../feedback/skeleton.tsx'
import type { NextStepCount } from './next-step-count.ts'
import * as styles from './next-step-item.css.ts'

/** Where a panel of next steps will stand, of its size with so many. Lives in `Pending`. */
export function NextStepsSkeleton({ room }: { room: NextStepCount }) {
  return (
    <span className={styles.bone[room]}>
      <Skeleton height="100%" card />
    </span>
  )
}
