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
  for (let next = await nextButton(page, pressed); next; next = await nextButton(page, pressed)) {
    pressed.add(next.name)
    await next.press()
    await settled(page)
    if ((await page.locator(dialog).count()) > 0) {
      found.set(next.name, `press: ${next.name}\n${await settledSnapshot(page, dialog)}`)
      await page.keyboard.press('Escape')
    }
    const isLeft = new URL(page.url()).pathname !== address
    if (isLeft || (await page.locator(dialog).count()) > 0) {
      await goTo(page, address)
      await settled(page)
    }
  }
  return [...found.values()]
}

/** The first button with a name that was not pressed yet. */
async function nextButton(page: Page, pressed: ReadonlySet<string>) {
  const buttons = page.locator(
    'main button:not([type=submit], [aria-disabled], :disabled, tr:nth-child(n + 2) *)',
  )
  const names = await buttons.evaluateAll((all) =>
    all.map((each) =>
      each.checkVisibility() ? (each.getAttribute('aria-label') ?? each.textContent) : '',
    ),
  )
  const at = names.findIndex((name) => name !== '' && !pressed.has(name))
  const name = names[at]
  return name === undefined
    ? undefined
    : { name, press: () => buttons.nth(at).evaluate((button) => (button as HTMLElement).click()) }
}
