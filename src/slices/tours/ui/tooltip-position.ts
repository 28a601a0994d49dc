export type TooltipBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export type TooltipSize = { readonly width: number; readonly height: number }

/**
 * The position of the tooltip in CSS pixels of the window, and of its nub on the edge that faces
 * the target.
 */
export type TooltipPosition = {
  readonly left: number
  readonly top: number
  readonly nub: { readonly edge: 'top' | 'bottom' | 'left' | 'right'; readonly at: number }
}

/** The gap between target and ring, and between ring and tooltip. */
const ringGap = 6
const gap = ringGap + 16
const margin = 16
/** The nub keeps away from the rounded corners. */
const corner = 28

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most))

/**
 * The rectangle around the target in whole pixels, clipped to the window, so that the whole ring is
 * visible.
 */
export function ringAround(
  { left, top, width, height }: TooltipBox,
  screen: TooltipSize,
): TooltipBox {
  const edge = 4
  const x = within(left - ringGap, edge, screen.width)
  const y = within(top - ringGap, edge, screen.height)
  return {
    left: Math.round(x),
    top: Math.round(y),
    width: Math.round(Math.min(left + width + ringGap, screen.width - edge) - x),
    height: Math.round(Math.min(top + height + ringGap, screen.height - edge) - y),
  }
}

/**
 * Beside or below the target as preferred, else on a side with room. It stays inside the window if
 * it fits.
 */
export function placeTooltip(
  target: TooltipBox,
  box: TooltipSize,
  screen: TooltipSize,
  side: 'below' | 'beside',
): TooltipPosition {
  const right = target.left + target.width + gap
  const below = target.top + target.height + gap
  const fits = {
    top: below + box.height + margin <= screen.height,
    bottom: target.top - gap - box.height >= margin,
    left: right + box.width + margin <= screen.width,
    right: target.left - gap - box.width >= margin,
  }
  const order =
    side === 'below'
      ? (['top', 'bottom', 'left', 'right'] as const)
      : (['left', 'right', 'top', 'bottom'] as const)
  const edge = order.find((one) => fits[one]) ?? order[0]
  if (edge === 'top' || edge === 'bottom') {
    const middle = target.left + target.width / 2
    const left = within(
      middle - box.width / 2,
      margin,
      Math.max(margin, screen.width - margin - box.width),
    )
    const top = within(
      edge === 'top' ? below : target.top - gap - box.height,
      margin,
      Math.max(margin, screen.height - margin - box.height),
    )
    return { left, top, nub: { edge, at: within(middle - left, corner, box.width - corner) } }
  }
  // The top aligns with the target's, so that the header stays free; the nub points at a long list
  // from the tooltip's middle.
  const top = within(target.top, margin, Math.max(margin, screen.height - margin - box.height))
  const middle = within(target.top + target.height / 2, top, top + box.height / 2)
  const left = within(
    edge === 'left' ? right : target.left - gap - box.width,
    margin,
    Math.max(margin, screen.width - margin - box.width),
  )
  return { left, top, nub: { edge, at: within(middle - top, corner, box.height - corner) } }
}
