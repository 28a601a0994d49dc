import { useSyncExternalStore } from 'react'
import { media } from '#ui/tokens.ts'

/** Whether the window is 1025 px or wider (1§9), with the sidebar beside the page. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    changed => {
      const query = matchMedia(media.aboveWide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(media.aboveWide).matches,
  )
