import type { ReactNode } from 'react'
import * as styles from './page-frame.css.ts'

/** The page's title with at most one action. */
export function PageHead({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.pageHead}>
      {title}
      {action}
    </div>
  )
}
