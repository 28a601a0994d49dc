import type { Locator, Page } from 'playwright'

/** Whether the page's background is darker than its text. */
export function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const lightness = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const { backgroundColor, color } = getComputedStyle(document.body)
    return lightness(backgroundColor) < lightness(color)
  })
}

/** Whether an ancestor inside the page has another background than the page. */
export function isOnCard(element: Locator): Promise<boolean> {
  return element.evaluate((field) => {
    const canvas = getComputedStyle(
      document.querySelector('main')?.parentElement ?? document.body,
    ).backgroundColor
    for (
      let node = field.parentElement;
      node !== null && node.tagName !== 'MAIN';
      node = node.parentElement
    ) {
      const { backgroundColor } = getComputedStyle(node)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== canvas) return true
    }
    return false
  })
}
