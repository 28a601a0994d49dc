import type { ReactNode } from 'react'
import * as styles from './skip-link.css.ts'

/**
 * First thing on the page: moves focus to the element with `targetId` (which has `tabIndex={-1}`)
 * without touching the address.
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
