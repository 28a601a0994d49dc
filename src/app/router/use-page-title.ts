import { useLayoutEffect } from 'react'
import { useStore } from '#platform/store/use-store.ts'
import { brandStore } from '#session/member/brand-store.ts'

/**
 * Sets the document title to "{page} | {brand}" (SHELL-002). A parent app may set its own brand
 * (USER-031).
 */
export function usePageTitle(page: string): void {
  const brand = useStore(brandStore)
  useLayoutEffect(() => {
    document.title = `${page} | ${brand}`
  }, [page, brand])
}
