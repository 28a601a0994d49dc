import type { Page } from 'playwright'

/**
 * The words, fields and signs that reach over a side of the window, each as its first words. Unlike
 * a page that scrolls sideways this also finds what a frame clips: there nothing scrolls, and the
 * end of a button is out of reach.
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
