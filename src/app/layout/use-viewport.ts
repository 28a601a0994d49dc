import { useMedia } from '#platform/browser/use-media.ts'
import { media } from '#ui/tokens/tokens.ts'

/** Whether the window is 1025 px or wider (1§9), with the sidebar beside the page. */
export function useWideViewport(): boolean {
  return useMedia(media.aboveWide)
}

/** Whether the window is a phone's, up to 767 px. */
export function usePhoneViewport(): boolean {
  return useMedia(media.phone)
}
