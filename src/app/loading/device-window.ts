import type { DrawnWindow } from '#platform/model/drawing/dashboard-drawing.ts'
import { media } from '#ui/tokens/tokens.ts'

/** The window of this device, as the edge must know it to draw for it. */
export function deviceWindow(): DrawnWindow {
  if (matchMedia(media.phone).matches) return 'phone'
  return matchMedia(media.aboveWide).matches ? 'wide' : 'tablet'
}
