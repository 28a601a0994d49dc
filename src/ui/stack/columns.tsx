import type { ReactNode } from 'react'
import * as styles from './columns.css.ts'

/**
 * Two columns on wide screens, one below: halves, or the main thing with a smaller one beside it.
 */
export const Columns = ({
  ratio = 'main',
  children,
}: {
  ratio?: keyof typeof styles.ratio
  children: ReactNode
}) => <div className={styles.ratio[ratio]}>{children}</div>
