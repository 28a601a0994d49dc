import type { ReactNode } from 'react'
import * as styles from './columns.css.ts'

/**
 * Two columns on wide screens, one below: halves, or the main thing with a smaller one beside it.
 */
export function Columns({
  ratio = 'main',
  children,
}: {
  ratio?: keyof typeof styles.ratio
  children: ReactNode
}) {
  return <div className={styles.ratio[ratio]}>{children}</div>
}
