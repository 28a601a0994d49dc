import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './sign-in.css.ts'

/**
 * A status that takes the focus when it appears, so that it is scrolled into view and keyboard
 * users continue from it.
 */
export function StatusText({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.status}>
      {children}
    </div>
  )
}
