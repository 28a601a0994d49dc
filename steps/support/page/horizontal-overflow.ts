import type { Page } from 'playwright'

/**
 * Selectors of elements that make the page wider than its window. Boxes with their own scrolling
 * are allowed (docs/quality.md#accessibility-11).
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `page ${scrollWidth} > ${clientWidth}`,
      ...wide
        .slice(-3)
        .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 40)}`),
    ]
  })
}
