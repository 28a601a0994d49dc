import type { Page } from 'playwright'

/**
 * Text, fields and icons that overflow the window, each by its first words. It also finds content
 * that a frame clips without scrolling.
 */
export function clippedContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const isOut = ({ left, right, width }: DOMRect) =>
      width > 1 && (left < -1 || right > clientWidth + 1)
    const things = document.querySelectorAll(
      'h1, h2, h3, p, li, label, input, a, button, button svg, a svg',
    )
    return [...things]
      .filter((thing) => isOut(thing.getBoundingClientRect()))
      .map((thing) => `${thing.tagName.toLowerCase()}: ${thing.textContent.trim().slice(0, 40)}`)
  })
}
