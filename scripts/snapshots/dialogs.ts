import type { Page } from 'playwright'
import { goTo, settled, settledSnapshot } from './page-state.ts'

const dialog = 'dialog[open]'

/**
 * Presses each button of the page that sends no form, and returns what the dialogs say that open.
 * What else a press changes does not matter: the pages have been looked at before. `pressed` has the
 * buttons of other pages; one with several words does the same on each.
 */
export async function dialogsOf(
  page: Page,
  address: string,
  pressed: Set<string>,
): Promise<string[]> {
  for (const name of pressed) if (!name.includes(' ')) pressed.delete(name)
  await goTo(page, address)
  await settled(page)
  const found = new Map<string, string>()
  for (let name = await pressNext(page, pressed); name; name = await pressNext(page, pressed)) {
    pressed.add(name)
    await settled(page)
    if ((await page.locator(dialog).count()) > 0) {
      found.set(name, `press: ${name}\n${await settledSnapshot(page, dialog)}`)
      await page.keyboard.press('Escape')
      await settled(page)
    }
    const isLeft = new URL(page.url()).pathname !== address
    if (isLeft || (await page.locator(dialog).count()) > 0) {
      await goTo(page, address)
      await settled(page)
    }
  }
  return [...found.values()]
}

/** Presses the first button whose name was not pressed yet, and returns the name. */
function pressNext(page: Page, pressed: ReadonlySet<string>): Promise<string | undefined> {
  return page
    .locator('main button:not([type=submit], [aria-disabled], :disabled, tr:nth-child(n + 2) *)')
    .evaluateAll(
      (buttons, done) => {
        for (const button of buttons) {
          const name = button.getAttribute('aria-label') ?? button.textContent
          if (name === '' || done.includes(name) || !button.checkVisibility()) continue
          ;(button as HTMLElement).click()
          return name
        }
        return undefined
      },
      [...pressed],
    )
}
