import type { ReactNode } from 'react'
import * as styles from './form-frame.css.ts'

/**
 * Two short fields in one row when they fit, or below each other (`stacked`). Both are one element,
 * so that a field stays in the page when the layout changes under the member's hand.
 */
export function FieldPair({
  stacked = false,
  children,
}: {
  stacked?: boolean
  children: ReactNode
}) {
  return <div className={stacked ? styles.stacked : styles.pair}>{children}</div>
}
