import type { Page } from 'playwright'

/**
 * What makes the page wider than its window, each as a short selector; empty when nothing does.
 * What scrolls in a box of its own, as tables and charts may (docs/quality.md#accessibility-11),
 * does not widen the page.
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
