import type { Page } from 'playwright'
import { goTo, settled, settledSnapshot } from './page-state.ts'
import { changedLines } from './changed-lines.ts'

const dialog = 'dialog[open]'

/**
 * Presses each button and each summary of the page, and returns what each press changed: the dialog
 * that opened, where it led, or the lines of the page that came and went. A form is sent as it
 * stands, so that an empty one says what is missing. `pressed` has the names of other pages; a
 * button with several words that sends nothing does the same on each.
 */
export async function pressesOf(
  page: Page,
  address: string,
  pressed: Set<string>,
): Promise<string[]> {
  for (const key of pressed) if (!key.includes(' ') || key.endsWith('…')) pressed.delete(key)
  const found: string[] = []
  for (;;) {
    await openAgain(page, address)
    const before = await settledSnapshot(page, 'main')
    if (new URL(page.url()).pathname !== address) return found
    const name = await pressNext(page, 'main', pressed)
    if (name === undefined) return found
    const change = await changeOf(page, address, before)
    if (change !== '') found.push(`press: ${name}\n${change}`)
    if (await isOpen(page, dialog)) found.push(...(await insideDialog(page, address, name)))
  }
}

const isOpen = async (page: Page, part: string): Promise<boolean> =>
  (await page.locator(part).count()) > 0

/** Opens the page as it was, without a dialog. */
async function openAgain(page: Page, address: string): Promise<void> {
  while (await isOpen(page, dialog)) {
    await page.keyboard.press('Escape')
    await settled(page)
  }
  await goTo(page, address)
  await settled(page)
}

/**
 * Presses each button of the dialog that `opener` opens, with a new page for each. Scenarios look
 * into the chat, whose panel stays open.
 */
async function insideDialog(page: Page, address: string, opener: string): Promise<string[]> {
  const found: string[] = []
  const pressed = new Set<string>()
  while (await isOpen(page, `${dialog}:not(:has([role=log]))`)) {
    const before = await settledSnapshot(page, dialog)
    const name = await pressNext(page, dialog, pressed)
    if (name === undefined) return found
    const change = await changeOf(page, address, before)
    if (change !== '') found.push(`press: ${opener}, ${name}\n${change}`)
    await openAgain(page, address)
    await pressNext(page, 'main', new Set(), opener)
    await settled(page)
  }
  return found
}

/** What a press changed of the page or of the open dialog, `before` being how it was. */
async function changeOf(page: Page, address: string, before: string): Promise<string> {
  await settled(page)
  const path = new URL(page.url()).pathname
  if (path !== address) return `leads to: ${path}`
  if (await isOpen(page, dialog)) {
    const now = await settledSnapshot(page, dialog)
    return before.startsWith('- dialog') ? changedLines(before, now) : now
  }
  const now = await settledSnapshot(page, 'main')
  return before.startsWith('- dialog') ? 'closes' : changedLines(before, now)
}

/** Presses the first button of a part that was not pressed yet, or the named one; returns its name. */
function pressNext(
  page: Page,
  part: string,
  pressed: Set<string>,
  only?: string,
): Promise<string | undefined> {
  return page
    .locator(
      `:is(${part}) :is(button, summary):not([aria-disabled=true], :disabled, tr:nth-child(n + 2) *)`,
    )
    .evaluateAll(
      (buttons, [done, wanted]) => {
        for (const button of buttons) {
          const name = button.getAttribute('aria-label') ?? button.textContent
          const key = (button as HTMLButtonElement).type === 'submit' ? `${name} …` : name
          if (name === '' || done.includes(key) || !button.checkVisibility()) continue
          if (wanted !== undefined && wanted !== name) continue
          ;(button as HTMLElement).click()
          return { name, key }
        }
        return undefined
      },
      [[...pressed], only] as const,
    )
    .then((press) => {
      if (press !== undefined) pressed.add(press.key)
      return press?.name
    })
}
