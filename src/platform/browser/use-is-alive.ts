import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the script of the page works: false while a page that the edge drew waits for it
 * (docs/decisions/0133-drawn-visitor-pages.md).
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
