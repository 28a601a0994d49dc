import type { TourAnchor } from './tour-steps.ts'

/**
 * The control that a step points at, as it stands on the page now; null when it is not there, or
 * not to be seen.
 */
export function findTourAnchor(anchor: TourAnchor): Element | null {
  const candidates = document.querySelectorAll(
    anchor === 'nav' ? '[data-tour^="nav-"]' : `[data-tour="${anchor}"]`,
  )
  const seen = [...candidates].find(
    (element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  )
  return (anchor === 'nav' ? seen?.closest('nav') : seen) ?? null
}

/** Brings it into the window where it is outside. */
export function scrollAnchorIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight)
    element.scrollIntoView({ block: bottom - top > window.innerHeight ? 'start' : 'center' })
}
