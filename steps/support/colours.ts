import type { Page } from 'playwright'

/** Whether the page's canvas is darker than the text that stands on it. */
export const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const lightness = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const { backgroundColor, color } = getComputedStyle(document.body)
    return lightness(backgroundColor) < lightness(color)
  })
