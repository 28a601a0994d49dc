import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { expect, patience } from '../../steps/support/expect.ts'
import type { TestServers } from '../acceptance/test-servers.ts'
import { setLanguage } from '../pictures/viewer.ts'
import { goTo, settled, settledSnapshot } from './page-state.ts'
import { openPortal } from './open-portal.ts'
import { pagesOf } from './viewers.ts'

/** One line for each text that a translated page keeps, and how many pages were changed. */
export interface TranslatedPages {
  readonly pages: number
  readonly changes: number
  readonly stale: readonly string[]
}

/**
 * Shows each page to a browser's translator, which replaces every text node by an element, changes
 * a filter or a period, and compares the page with a fresh one at the same address.
 */
export async function lookTranslated(
  browser: Browser,
  servers: TestServers,
): Promise<TranslatedPages> {
  const { page, portal } = await openPortal(browser, servers, 'rosa', 'en-US')
  const stale: string[] = []
  page.on('pageerror', (error) => stale.push(`${page.url()}: ${error.message}`))
  const pages = pagesOf('rosa')
  let changes = 0
  for (const { id, address } of pages) {
    await portal.setClock()
    await goTo(page, address)
    await settled(page)
    for (const text of await page.evaluate(looseTexts))
      stale.push(`${id}: beside siblings: ${text}`)
    await page.evaluate(translate)
    if (!(await change(page))) continue
    const changed = await settledSnapshot(page, 'main')
    const { pathname, search } = new URL(page.url())
    if (search === '') continue
    changes += 1
    await goTo(page, '/privacy')
    await goTo(page, pathname + search)
    const fresh = await settledSnapshot(page, 'main')
    if (words(changed) !== words(fresh)) stale.push(told(`${id} at ${search}`, changed, fresh))
  }
  await goTo(page, '/sitemap')
  await settled(page)
  await page.evaluate(translate)
  await setLanguage(page, 'es-US')
  changes += 1
  const changed = await settledSnapshot(page, 'main')
  await goTo(page, '/privacy')
  await goTo(page, '/sitemap')
  const fresh = await settledSnapshot(page, 'main')
  if (words(changed) !== words(fresh)) stale.push(told('sitemap in Spanish', changed, fresh))
  await page.context().close()
  return { pages: pages.length, changes, stale }
}

/** In the page: texts that React keeps as text nodes of their own, as it does beside siblings. */
function looseTexts(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (
      (text.textContent ?? '').trim() !== '' &&
      Object.keys(text).some((key) => key.startsWith('__reactFiber'))
    )
      found.push(
        `${text.parentElement?.tagName.toLowerCase()}.${text.parentElement?.className}: ${text.textContent?.slice(0, 40)}`,
      )
  return found
}

/** In the page: what a translator of a browser does to each text. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (
      (text.textContent ?? '').trim() !== '' &&
      text.parentElement?.closest('script, style, textarea, option') === null
    )
      found.push(text as Text)
  for (const text of found) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.textContent
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/**
 * Chooses the first option that is not chosen: a period, a filter, an order. The page has drawn the
 * choice when the control keeps it, because the address decides it.
 */
async function change(page: Page): Promise<boolean> {
  const radios = page.locator('main [role=radiogroup] input[type=radio]:not(:checked)')
  if ((await radios.count()) > 0) {
    const radio = await radios.first().elementHandle()
    if (radio === null) return false
    await radio.evaluate((input) => (input as HTMLElement).click())
    await page.waitForFunction((input) => (input as HTMLInputElement).checked, radio, {
      timeout: patience,
    })
    return true
  }
  const select = page.locator('main select').filter({ visible: true }).first()
  if ((await select.count()) === 0) return false
  const [chosen] = await select.selectOption({ index: 1 })
  await expect(select).toHaveValue(chosen ?? '')
  return true
}

/** Texts only: after a change the focus and a status may differ. */
const words = (snapshot: string): string => linesOf(snapshot).join('\n')
const linesOf = (snapshot: string): string[] =>
  snapshot
    .replace(/ \[(?:active|checked|expanded)\]/g, '')
    .split('\n')
    .filter((line) => !/^ *- status/.test(line))
/** One line of what differs; both texts are kept beside the other reports. */
function told(where: string, changed: string, fresh: string): string {
  const file = `reports/snapshots/translated ${where.replace(/\W+/g, ' ')}`
  writeFileSync(`${file} changed.txt`, changed)
  writeFileSync(`${file} fresh.txt`, fresh)
  return `${where}: ${difference(changed, fresh)} (${file}*)`
}
const difference = (one: string, other: string): string => {
  const [left, right] = [linesOf(one), linesOf(other)]
  const at = left.findIndex((line, row) => line !== right[row])
  return `${left[at]?.trim()} / ${right[at]?.trim()}`
}
