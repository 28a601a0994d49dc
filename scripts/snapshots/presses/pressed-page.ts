import type { Browser, Page } from 'playwright'
import english from '../../../src/ui/texts/forms.en-US.json' with { type: 'json' }
import spanish from '../../../src/ui/texts/forms.es-US.json' with { type: 'json' }
import type { TestServers } from '../../acceptance/test-servers.ts'
import { openContext, openPage, type Language, type PortalContext } from '../open-portal.ts'
import { goTo, settled, settledSnapshot } from '../page-state.ts'
import { focusOf, isWrite, noteEffects, takeEffects } from './page-effects.ts'

/** Who presses. */
export const presser = 'rosa'
/** An open dialog. The chat's panel stays open, and scenarios look into it. */
export const dialog = 'dialog[open]:not(:has([role=log]))'

/** What a part of the page says, and what has the focus. */
export interface Look {
  readonly part: string
  readonly text: string
  readonly focus: string
}

/** The page of a member who gets a new copy of the data after each press that wrote. */
export class PressedPage {
  readonly #portal: PortalContext
  readonly page: Page
  #hasWritten = false
  #stored = ''

  private constructor(portal: PortalContext, page: Page) {
    this.#portal = portal
    this.page = page
    page.on('request', (request) => {
      if (isWrite(request.method(), request.url())) this.#hasWritten = true
    })
  }

  static async open(browser: Browser, servers: TestServers, language: Language) {
    const portal = await openContext(browser, servers, `presses-${language}`, language)
    await portal.context.addInitScript(noteEffects)
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

  async #renew(): Promise<void> {
    await this.#portal.signIn(presser)
    await this.page.goto('/privacy?new')
    await this.page.getByRole('heading', { level: 1 }).waitFor()
    await settled(this.page)
    this.#stored = await this.#storedKeys()
    this.#hasWritten = false
  }

  /** Opens an address as if nothing had been pressed before. */
  async open(address: string): Promise<Look> {
    await this.#takeBack()
    if (this.#hasWritten || (await this.#storedKeys()) !== this.#stored) await this.#renew()
    await goTo(this.page, address)
    const opened = await this.look('main')
    if (!(await this.page.evaluate(undo, undoTexts))) return opened
    await this.#takeBack()
    await goTo(this.page, address)
    return this.look('main')
  }

  /** Whether a look is of the page as it was at first, so that it need not be opened again. */
  async isAsAtFirst(first: Look, now: Look): Promise<boolean> {
    return (
      now.text === first.text &&
      now.part === first.part &&
      !this.#hasWritten &&
      (await this.#storedKeys()) === this.#stored
    )
  }

  /** As `open`, with a new copy of the member; for a page that differs from its first look. */
  async openNew(address: string): Promise<Look> {
    this.#hasWritten = true
    return this.open(address)
  }

  /** Undoes what was typed, and closes dialogs. */
  async #takeBack(): Promise<void> {
    await settled(this.page)
    if (await this.page.evaluate(undo, undoTexts)) await settled(this.page)
    for (let dialogs = await this.page.locator('dialog[open]').count(); dialogs > 0; dialogs -= 1) {
      await this.page.keyboard.press('Escape')
      await settled(this.page)
    }
  }

  get path(): string {
    return new URL(this.page.url()).pathname
  }

  get hasWritten(): boolean {
    return this.#hasWritten
  }

  async hasDialog(): Promise<boolean> {
    await settled(this.page)
    return (await this.page.locator(dialog).count()) > 0
  }

  async look(part: string): Promise<Look> {
    const text = (await settledSnapshot(this.page, part)).replaceAll(/_r_\w+_/g, '<id>')
    return { part, text, focus: await focusOf(this.page) }
  }

  effects(): Promise<string[]> {
    return takeEffects(this.page)
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

const undoTexts = [english['forms.undo'], spanish['forms.undo']]

/** In the page: presses what undoes typed text, and returns whether there was any. */
function undo(texts: readonly string[]): boolean {
  for (const button of document.querySelectorAll('button'))
    if (texts.includes(button.textContent) && button.checkVisibility()) {
      button.click()
      return true
    }
  return false
}
