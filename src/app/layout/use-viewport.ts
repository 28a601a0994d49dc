import { useMedia } from '#platform/browser/use-media.ts'
import { media } from '#ui/tokens/tokens.ts'

/**
 * Returns whether the window is at least 1025 px wide (1§9); the sidebar is then beside the page.
 */
export function useWideViewport(): boolean {
  return useMedia(media.aboveWide)
}

/** Returns whether the window is at most 767 px wide. */
export function usePhoneViewport(): boolean {
  return useMedia(media.phone)
}
