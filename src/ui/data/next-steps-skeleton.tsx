import { Skeleton } from '../feedback/skeleton.tsx'
import type { NextStepCount } from './next-step-count.ts'
import * as styles from './next-step-item.css.ts'

/** The skeleton of a panel of next steps. Use it inside `LoadingStatus`. */
export function NextStepsSkeleton({ room }: { room: NextStepCount }) {
  return (
    <span className={styles.bone[room]}>
      <Skeleton height="100%" card />
    </span>
  )
}
