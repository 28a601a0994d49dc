import type { ReactNode } from 'react'
import * as styles from './skip-link.css.ts'

/**
 * The first element of the page: moves focus to the element `targetId` (with `tabIndex={-1}`)
 * without changing the address.
 */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a
      className={styles.skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault()
        const target = document.getElementById(targetId)
        target?.focus()
        target?.scrollIntoView()
      }}
    >
      {children}
    </a>
  )
}
