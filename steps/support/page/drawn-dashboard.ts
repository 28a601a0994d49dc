import type { Page } from 'playwright'

/** The text of a page as it came, without its scripts. */
export const textIn = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')

/** The operations, in lower case, whose answers came with a page. */
export function answersIn(html: string): readonly string[] {
  const [, json = ''] =
    /<script type="application\/json" id="drawn">([\s\S]*?)<\/script>/.exec(html) ?? []
  const { facts } = JSON.parse(json) as {
    facts: { answers: { key: [string] }[] }
  }
  return facts.answers.map(({ key: [operation] }) => operation.toLowerCase())
}

interface Marked {
  /** The heading that came with the page. */
  picture?: Element | null
}

/** From the next page on, remembers the heading that came with it. */
export async function markPicture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      ;(window as Marked).picture = document.querySelector('#root[data-member] h1')
    })
  })
}

/** Waits until a script works on the page. */
export async function pictureIsTaken(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root h1') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
}

/** Whether the heading that came with the page is still the one on the page. */
export function pictureIsKept(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as Marked).picture?.isConnected === true)
}

/** The text that is visible in the window of a page, also of one without scripts. */
export async function textInWindow(page: Page): Promise<string> {
  const { height = 0 } = page.viewportSize() ?? {}
  const texts = await page.locator('main *').evaluateAll(
    (parts, end) =>
      parts
        .filter((part) => {
          const box = part.getBoundingClientRect()
          return box.height > 1 && box.bottom <= end
        })
        .map((part) => (part as HTMLElement).innerText),
    height,
  )
  return texts.join('\n')
}
