import type { Page } from 'playwright'
import { patience } from '../../steps/support/expect.ts'
import { waitingButtons } from '../../steps/support/page/drawn-page.ts'
import english from '../../src/ui/texts/forms.en-US.json' with { type: 'json' }
import spanish from '../../src/ui/texts/forms.es-US.json' with { type: 'json' }
import { normalized, withoutMessages, withoutReactIds } from './normalized-text.ts'
import { RequestsUnderWay } from '../changed-server/visit/requests-under-way.ts'

/**
 * Goes to an address as a followed link does, and waits for the next page. A redirect to the page
 * that is open changes nothing that one could wait for, so another page comes between.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const path = new URL(page.url()).pathname
  if (path === address || path === '/dashboard') await follow(page, between(address))
  await follow(page, address)
}

/** A page that everybody may open, so that no redirect leads back. */
const between = (address: string): string => (address === '/privacy' ? '/sitemap' : '/privacy')

const leaves = [english['forms.leave.go'], spanish['forms.leave.go']]

async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-before', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await page
    .waitForFunction(isOtherPage, leaves, { timeout: patience })
    .catch(async (cause: unknown) => {
      const shown = await page.locator('body').ariaSnapshot()
      throw new Error(`${address} does not come; the page is ${page.url()}:\n${shown}`, { cause })
    })
}

/** In the page: the next page is drawn. What was typed is given up when the page asks. */
function isOtherPage(leaveTexts: readonly string[]): boolean {
  for (const button of document.querySelectorAll('dialog[open] button'))
    if (leaveTexts.includes(button.textContent)) (button as HTMLElement).click()
  return document.querySelector('h1') !== null && !document.querySelector('h1[data-before]')
}

/** Parts that load, and those of a drawn page whose script has not begun. */
const busy = `[aria-busy=true], ${waitingButtons}`

const requestsOf = new WeakMap<Page, RequestsUnderWay>()

/** Counts the requests of a page from now on, those of scripts, too. */
export function watchRequests(page: Page): void {
  requestsOf.set(page, new RequestsUnderWay(page))
}

/**
 * Waits until the page is quiet: nothing is busy, and no call and no script is under way. Returns
 * the number of its changes so far; throws when a request stays open.
 */
export async function settled(page: Page): Promise<number> {
  const end = performance.now() + 2 * patience
  for (;;) {
    if (performance.now() > end) throw new Error(`${page.url()} does not get quiet.`)
    await page.waitForFunction(quietFrames, busy, { timeout: patience })
    const version = await unlessGone(page.evaluate(quietVersion, busy))
    if (version !== null && requestsOf.get(page)?.isQuiet(0) !== false) return version
  }
}

/** What assistive technology reads of a part of a quiet page, which did not change meanwhile. */
export async function settledSnapshot(page: Page, part: string): Promise<string> {
  for (;;) {
    const before = await settled(page)
    const now = await page.locator(part).first().ariaSnapshot()
    if ((await unlessGone(page.evaluate(quietVersion, busy))) === before)
      return normalized(withoutMessages(now))
  }
}

/** The first open one of `dialogs`, or the page without one. */
export const partOf = (dialogs: string): string => `${dialogs}, body:not(:has(${dialogs})) main`

/** As `settledSnapshot` of the last open one of `dialogs` or the part of the page, with its path and focus. */
export async function settledLook(page: Page, dialogs: string, part = partOf(dialogs)) {
  for (;;) {
    const before = await settled(page)
    const now = await page.locator(part).last().ariaSnapshot()
    const { version, look } = (await unlessGone(page.evaluate(stateNow, { busy, dialogs }))) ?? {}
    if (look !== undefined && version === before)
      return { ...look, text: normalized(withoutMessages(withoutReactIds(now))) }
  }
}

/** In the page: where it is, and what has the focus, in words. */
function stateNow(parts: { readonly busy: string; readonly dialogs: string }) {
  const { calls } = window as unknown as { calls: { readonly open: number; changes: number } }
  const isBusy = document.querySelector(parts.busy) !== null || calls.open > 0
  const focusOf = (active: Element | null): string => {
    if (active === null || active === document.body) return 'nothing'
    const labels = (active as HTMLInputElement).labels ?? []
    const name =
      active.getAttribute('aria-label') ??
      (labels.length > 0
        ? [...labels].map(({ textContent }) => textContent).join(' ')
        : ['SELECT', 'MAIN', 'DIALOG'].includes(active.tagName)
          ? ''
          : (active.textContent ?? ''))
    const described = (active.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
    const wrong =
      active.getAttribute('aria-invalid') === 'true' ? `, wrong: ${described.join(' ').trim()}` : ''
    const words = name.replace(/\s+/g, ' ').trim()
    return `${active.tagName.toLowerCase()} ${words.slice(0, 100)}${wrong}`
      .replace(' ,', ',')
      .trim()
  }
  return {
    version: isBusy ? null : calls.changes,
    look: {
      depth: document.querySelectorAll(parts.dialogs).length,
      path: location.pathname,
      focus: focusOf(document.activeElement),
    },
  }
}

/** In the page: no part is busy or loads, no call is under way for four frames, and no task waits. */
async function quietFrames(busyParts: string): Promise<boolean> {
  const { calls } = window as unknown as { calls: { readonly open: number } }
  for (let frame = 0; frame < 4; frame += 1) {
    if (document.querySelector(busyParts) !== null || calls.open > 0) return false
    await new Promise((done) => requestAnimationFrame(done))
  }
  // React draws a followed page in many short tasks, while frames of the page before go on.
  await new Promise((done) => requestIdleCallback(done))
  return document.querySelector(busyParts) === null && calls.open === 0
}

/** What a page says of itself; null while another document comes. */
async function unlessGone<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return null
    throw error
  }
}

/** In the page: the number of its changes so far; null while it is not quiet. */
function quietVersion(busyParts: string): number | null {
  const { calls } = window as unknown as { calls: { readonly open: number; changes: number } }
  return document.querySelector(busyParts) !== null || calls.open > 0 ? null : calls.changes
}

/**
 * Runs before the page: counts its changes and the calls under way. A stream counts until it is
 * open.
 */
export function countCalls(): void {
  const calls = { open: 0, changes: 0 }
  Object.assign(window, { calls })
  new MutationObserver(() => (calls.changes += 1)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  const send = window.fetch
  window.fetch = async (...request) => {
    calls.open += 1
    try {
      const response = await send(...request)
      // The body of a stream never ends.
      if (!/stream|connect/.test(response.headers.get('content-type') ?? ''))
        await response
          .clone()
          .arrayBuffer()
          .catch(() => undefined)
      return response
    } finally {
      setTimeout(() => (calls.open -= 1))
    }
  }
}
