import { classNames } from '../tokens/class-names.ts'
import * as styles from './badge.css.ts'

/**
 * A count: "9+" above nine, nothing for zero. It is hidden from screen readers, so its control must
 * include the number in its name.
 */
export function Badge({ count, corner = false }: { count: number; corner?: boolean }) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.badge, corner && styles.corner)} aria-hidden="true">
      {count > 9 ? '9+' : count}
    </span>
  )
}
