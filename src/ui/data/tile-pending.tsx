import { LoadingStatus } from '../feedback/loading-status.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import * as styles from './tile.css.ts'

/** A tile on its way, of its size. `label` ("Loading readings") is said once. It is a list item. */
export function TilePending({ label }: { label: string }) {
  return (
    <li>
      <LoadingStatus label={label}>
        <span className={styles.bone}>
          <Skeleton height="100%" card />
        </span>
      </LoadingStatus>
    </li>
  )
}
