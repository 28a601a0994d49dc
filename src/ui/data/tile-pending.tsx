import { LoadingStatus } from '../feedback/loading-status.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import * as styles from './tile.css.ts'

/**
 * A list item with the size of a tile that is loading. `label` ("Loading readings") is announced
 * once.
 */
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
