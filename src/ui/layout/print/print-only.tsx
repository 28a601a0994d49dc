import { useLayoutEffect, type ReactNode } from 'react'
import { aloneClass, printsAlone } from './print-only.css.ts'

/**
 * On paper nothing but this; to be put right into the body. An open dialog and the page behind it
 * stay off the sheet.
 */
export function PrintOnly({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.classList.add(printsAlone)
    return () => document.documentElement.classList.remove(printsAlone)
  }, [])
  return <div className={aloneClass}>{children}</div>
}
