import type { ReactNode } from 'react'
import * as styles from './columns.css.ts'

/** Two columns on wide screens, one below: equal halves, or main content with a smaller column. */
export function Columns({
  ratio = 'main',
  children,
}: {
  ratio?: keyof typeof styles.ratio
  children: ReactNode
}) {
  return <div className={styles.ratio[ratio]}>{children}</div>
}
