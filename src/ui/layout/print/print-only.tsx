import { useLayoutEffect, type ReactNode } from 'react'
import { aloneClass, printsAlone } from './print-only.css.ts'

/**
 * Prints only its children, which must be rendered directly in the body. An open dialog and the
 * page are hidden in print.
 */
export function PrintOnly({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.classList.add(printsAlone)
    return () => document.documentElement.classList.remove(printsAlone)
  }, [])
  return <div className={aloneClass}>{children}</div>
}
