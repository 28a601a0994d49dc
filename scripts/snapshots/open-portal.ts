import type { Browser, BrowserContext, Page } from 'playwright'
import { Control } from '../../steps/support/control/control.ts'
import { patience } from '../../steps/support/expect.ts'
import { today, timeZone } from '../../steps/support/scenario-time.ts'
import type { TestServers } from '../acceptance/test-servers.ts'
import { countCalls, settled, watchRequests } from './page-state.ts'
import { countEffects } from './live-effects.ts'
import type { SnapshotViewer } from './viewers.ts'
import { signInBrowser, skipIntroductions } from '../visit/browser.ts'

/** The errors that pages threw in this run, such as a text that is not loaded. */
export const pageErrors = new Set<string>()

/** What a page in this run left behind when another took its place. */
export const leftByPages = new Set<string>()

export type Language = 'en-US' | 'es-US'

/** Opens the portal for a new copy of a viewer, at the clock of the scenarios. */
export async function openPortal(
  browser: Browser,
  servers: TestServers,
  viewer: SnapshotViewer,
  language: Language,
): Promise<{ readonly page: Page; readonly portal: PortalContext }> {
  const portal = await openContext(browser, servers, `snapshots-${viewer}-${language}`, language)
  if (viewer !== 'visitor') await portal.signIn(viewer)
  return { page: await openPage(portal, viewer), portal }
}

/** A browser context whose calls belong to a scenario. */
export interface PortalContext {
  readonly context: BrowserContext
  readonly language: Language
  /**
   * Sets the sandbox's clock back to that of the pages, which stands. After five minutes each page
   * would say that the device is slow.
   */
  setClock(): Promise<void>
  /** Signs a new copy of a member in, instead of the one before. */
  signIn(viewer: SnapshotViewer): Promise<void>
}

/** Opens a context at the clock of the scenarios. */
export async function openContext(
  browser: Browser,
  { portal, control }: TestServers,
  scenario: string,
  language: Language,
): Promise<PortalContext> {
  const context = await browser.newContext({
    baseURL: portal,
    locale: language,
    timezoneId: timeZone,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 2_400 },
    extraHTTPHeaders: { 'x-scenario': scenario },
  })
  context.setDefaultTimeout(2 * patience)
  await context.addInitScript(countCalls)
  await context.addInitScript(countEffects)
  await skipIntroductions(context)
  await context.clock.setFixedTime(today)
  if (control === undefined) throw new Error('Snapshots need the control API of the mock server.')
  const api = new Control(control, scenario)
  await api.setClock(today)
  return {
    context,
    language,
    setClock: () => api.setClock(today),
    async signIn(viewer) {
      await context.clearCookies()
      const copy = await api.makeMember({ template: viewer, locale: language })
      await signInBrowser(context, portal, copy)
    },
  }
}

/** The first page of a context, when it is quiet. */
export async function openPage(
  { context, language }: PortalContext,
  viewer: SnapshotViewer,
): Promise<Page> {
  const page = await context.newPage()
  watchRequests(page)
  page.on('pageerror', ({ message }) => void pageErrors.add(`${viewer}, ${language}: ${message}`))
  await page.goto(viewer === 'visitor' ? '/sitemap' : '/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A redirect at the start would overtake the first page.
  await settled(page)
  return page
}
