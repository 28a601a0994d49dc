import { useLayoutEffect } from 'react'
import { useStore } from '#platform/store/use-store.ts'
import { brandStore } from '#session/member/brand-store.ts'

/**
 * Names the page in the browser's title bar, as "{page} | {brand}" (SHELL-002); a parent app may
 * bring a brand of its own (USER-031).
 */
export function usePageTitle(page: string): void {
  const brand = useStore(brandStore)
  useLayoutEffect(() => {
    document.title = `${page} | ${brand}`
  }, [page, brand])
}
