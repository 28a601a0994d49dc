import { useLayoutEffect } from 'react'
import { brandName } from '#domain/contact.ts'

/** Names the page in the browser's title bar, as "{page} | Wellspring" (SHELL-002). */
export function usePageTitle(page: string): void {
  useLayoutEffect(() => {
    document.title = `${page} | ${brandName}`
  }, [page])
}
