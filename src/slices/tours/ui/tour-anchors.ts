import type { TourAnchor } from './tour-steps.ts'

/** The control of a step on the page; `null` if it is missing or hidden. */
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

/** Scrolls the element into view if it is outside of the window. */
export function scrollAnchorIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight)
    element.scrollIntoView({ block: bottom - top > window.innerHeight ? 'start' : 'center' })
}
