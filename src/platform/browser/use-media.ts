import { useCallback, useSyncExternalStore } from 'react'
import { drawScope } from '../model/drawing/draw-scope.ts'

/** Whether a media query (without `@media`) matches; rerenders on a change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  const matches = () => matchMedia(query).matches
  return useSyncExternalStore(subscribe, matches, () => drawScope()?.matches(query) ?? matches())
}
