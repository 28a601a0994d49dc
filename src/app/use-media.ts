import { useSyncExternalStore } from 'react'
import { media } from '#ui/tokens.ts'

const watch = (query: string) => (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
const watchWide = watch(media.aboveWide)
const watchPhone = watch(media.phone)

/** Whether the window is 1025 px or wider (1§9), with the sidebar beside the page. */
export const useWide = (): boolean => useSyncExternalStore(watchWide, () => matchMedia(media.aboveWide).matches)

/** Whether the window is a phone's, up to 767 px. */
export const usePhone = (): boolean => useSyncExternalStore(watchPhone, () => matchMedia(media.phone).matches)
