import type { ReactNode } from 'react'
import * as styles from './public-sheet.css.ts'

/** The content of a public page that is as wide as the page and can be printed: a report. */
export function PublicSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}
