import type { Page } from 'playwright'

/**
 * Words of the main part that break across lines without a hyphen, as in a narrow column. Addresses
 * may break.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const main = document.querySelector('main')
    if (main === null) return ['there is no main part']
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      // Text for screen readers only is in a box of one pixel.
      if (
        text.parentElement?.checkVisibility() !== true ||
        text.parentElement.closest('svg') !== null ||
        getComputedStyle(text.parentElement).clipPath !== 'none'
      )
        continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
          cut.push(word)
      }
    }
    return cut
  })
}
