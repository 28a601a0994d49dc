import type { Browser, Page } from 'playwright'
import english from '../../../src/ui/texts/forms.en-US.json' with { type: 'json' }
import toasts from '../../../src/ui/texts/ui.en-US.json' with { type: 'json' }
import type { TestServers } from '../../acceptance/test-servers.ts'
import { openContext, openPage, type PortalContext } from '../open-portal.ts'
import { patience } from '../../../steps/support/expect.ts'
import { goTo, settled, settledLook } from '../page-state.ts'
import { noteEffects, takeEffects } from './page-effects.ts'
import { headingFaults } from '../heading-levels.ts'
import { dialog, type PressedPart, selectorsOf } from './pressed-part.ts'
import { isWrite, keepBodies, type SentCall, wordsOfCalls } from './sent-calls.ts'

/** What is wrong with the headings of all looks, those of opened folds, too. */
export const headings = new Set<string>()

/** Who presses. */
export const presser = 'rosa'

/** What the last dialog says or, without one, the page; where it is, and what has the focus. */
export interface PageLook {
  /** Dialogs that are open. */
  readonly depth: number
  readonly path: string
  readonly text: string
  readonly focus: string
}

/** Whether two looks are of the same, wherever the focus is. */
export const isSame = (one: PageLook, other: PageLook): boolean =>
  one.text === other.text && one.path === other.path && one.depth === other.depth

/** A page of a member who becomes a new copy when a press has changed what the page begins with. */
export class PressedPage {
  readonly #portal: PortalContext
  readonly page: Page
  /** What is looked at and pressed. */
  part: PressedPart = 'page'
  readonly #entered = new Set<string>()
  #hasWritten = false
  #stored = ''
  #last: PageLook | undefined
  #sent: SentCall[] = []

  private constructor(portal: PortalContext, page: Page) {
    this.#portal = portal
    this.page = page
    page.on('request', (request) => {
      if (!isWrite(request.method(), request.url())) return
      this.#hasWritten = true
      this.#sent.push({ method: request.method(), address: request.url() })
    })
  }

  static async open(browser: Browser, servers: TestServers, scenario: string) {
    const portal = await openContext(browser, servers, scenario, 'en-US')
    await portal.context.addInitScript(noteEffects)
    await portal.context.addInitScript(keepBodies)
    await portal.context.addInitScript(() => {
      if (location.search !== '?new') return
      history.replaceState(null, '', location.pathname)
      sessionStorage.clear()
      for (const key of Object.keys(localStorage))
        if (!key.startsWith('has-')) localStorage.removeItem(key)
    })
    await portal.signIn(presser)
    const opened = new PressedPage(portal, await openPage(portal, presser))
    await opened.#renew()
    return opened
  }

  close(): Promise<void> {
    return this.#portal.context.close()
  }

  /** What was sent and noted since the last call. */
  async takeEffects(): Promise<readonly string[]> {
    const sent = await wordsOfCalls(this.page, this.#sent.splice(0))
    return [...sent, ...(await takeEffects(this.page))]
  }

  /** Opens an address for a member who has not changed anything, at the clock of the scenarios. */
  async open(address: string): Promise<PageLook> {
    this.#entered.clear()
    await this.#portal.setClock()
    await this.#takeBack()
    if (this.#hasWritten || (await this.#storedKeys()) !== this.#stored) await this.#renew()
    await goTo(this.page, address)
    return this.look()
  }

  /** Whether a fold, or a dialog of a dialog, was not yet gone into on this page: rows have the same ones. */
  isNew(key: string): boolean {
    const isNew = !this.#entered.has(key)
    this.#entered.add(key)
    return isNew
  }

  /** The page as it was at first, as near as a member comes: undone, opened again, or as another copy. */
  async again(address: string, first: PageLook, now: PageLook, isSent: boolean): Promise<PageLook> {
    await this.#portal.setClock()
    if (!isSent && isSame(first, now)) return now
    await this.#takeBack()
    if (!isSent && this.#path === address) {
      const undone = await this.look()
      if (isSame(first, undone)) return undone
    }
    await goTo(this.page, address)
    let opened = await this.look()
    if (isSame(first, opened)) return opened
    opened = await this.undone()
    if (isSame(first, opened)) return opened
    return this.renewed(address)
  }

  /** The page of another copy of the member. */
  async renewed(address: string): Promise<PageLook> {
    await this.#renew()
    await goTo(this.page, address)
    return this.look()
  }

  /** The page or dialog without what was typed and is kept for the next time. */
  async undone(): Promise<PageLook> {
    await this.#undo()
    return this.look()
  }

  /** A page that a press leads to takes the focus when it is drawn, which may be after the quiet. */
  async look(): Promise<PageLook> {
    const before = this.#last
    const { look } = selectorsOf(this.part)
    let now = await settledLook(this.page, dialog, look)
    if (before !== undefined && now.path !== before.path && now.focus === before.focus) {
      await this.page
        .waitForFunction(() => document.activeElement?.tagName === 'H1', undefined, {
          timeout: patience,
        })
        .catch(() => {})
      now = await settledLook(this.page, dialog, look)
    }
    this.#last = now
    if (this.part === 'page')
      for (const fault of headingFaults(now.text, now.depth > 0))
        headings.add(`${now.path}${now.depth > 0 ? ', a dialog' : ''}: ${fault}`)
    return now
  }

  async #renew(): Promise<void> {
    await this.#portal.setClock()
    await this.#portal.signIn(presser)
    await this.page.goto('/privacy?new')
    await this.page.getByRole('heading', { level: 1 }).waitFor()
    // What loads late loads with the first key; toasts are the last of it.
    await this.page.keyboard.press('Shift')
    await this.page
      .locator(`section[aria-label="${toasts['ui.toasts']}"]`)
      .waitFor({ state: 'attached' })
    await settled(this.page)
    this.#stored = await this.#storedKeys()
    this.#hasWritten = false
  }

  /** Undoes what was typed, in dialogs before they close and in the page. */
  async #takeBack(): Promise<void> {
    await settled(this.page)
    await this.#undo()
    for (
      let tries = 0;
      tries < 4 && (await this.page.locator('dialog[open]').count()) > 0;
      tries += 1
    ) {
      await this.page.keyboard.press('Escape')
      await settled(this.page)
      await this.#undo()
    }
  }

  async #undo(): Promise<void> {
    if (await this.page.evaluate(undo, english['forms.undo'])) await settled(this.page)
  }

  get #path(): string {
    return new URL(this.page.url()).pathname
  }

  #storedKeys(): Promise<string> {
    return this.page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
        .filter((key) => !/^portal\.(?:idle|initial-load|migrating)$/.test(key))
        .toSorted()
        .join(),
    )
  }
}

/** Runs in the page: presses the buttons with this text; returns whether there was one. */
function undo(text: string): boolean {
  const buttons = [...document.querySelectorAll('button')].filter(
    (button) => button.textContent === text && button.checkVisibility(),
  )
  for (const button of buttons) button.click()
  return buttons.length > 0
}
