import type { Browser, Page } from 'playwright'
import type { TestServers } from '../acceptance/test-servers.ts'
import { goTo, settledSnapshot } from './page-state.ts'
import { dialogsOf } from './dialogs.ts'
import { leftEffects, liveEffects } from './live-effects.ts'
import { leftByPages, openPortal, type Language } from './open-portal.ts'
import { itemPages, pagesOf, type SnapshotViewer } from './viewers.ts'

/** One viewer's look at one page or dialog. */
export interface Snapshot {
  readonly page: string
  readonly viewer: SnapshotViewer
  readonly language: Language
  readonly text: string
}

/** All pages of a viewer in one language, in one page load. */
export async function takeSnapshots(
  browser: Browser,
  servers: TestServers,
  viewer: SnapshotViewer,
  language: Language,
): Promise<Snapshot[]> {
  const { page, portal } = await openPortal(browser, servers, viewer, language)
  try {
    const snapshots: Snapshot[] = []
    const add = (id: string, text: string): void =>
      void snapshots.push({ page: id, viewer, language, text })
    const links = new Set<string>()
    for (const { id, address } of pagesOf(viewer)) {
      await portal.setClock()
      add(id, await look(page, address))
      for (const link of await linksOf(page)) links.add(link)
    }
    const items = viewer === 'visitor' ? [] : itemPages([...links])
    for (const { id, address } of items) add(`${id} item`, await look(page, address))
    // By now all that the frame loads late is there.
    await goTo(page, viewer === 'visitor' ? '/sitemap' : '/dashboard')
    add('shell', await settledSnapshot(page, 'body'))
    const before = await liveEffects(page)
    const pressed = new Set<string>()
    if (viewer === 'rosa')
      for (const { id, address } of [...pagesOf(viewer), ...items]) {
        await portal.setClock()
        const dialogs = await dialogsOf(page, address, pressed)
        if (dialogs.length > 0) add(`${id} dialogs`, dialogs.join('\n\n'))
      }
    if (viewer === 'rosa') {
      await goTo(page, '/dashboard')
      await settledSnapshot(page, 'main')
      for (const left of leftEffects(before, await liveEffects(page))) leftByPages.add(left)
    }
    return snapshots
  } finally {
    await page.context().close()
  }
}

export const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))

async function look(page: Page, address: string): Promise<string> {
  await goTo(page, address)
  const main = await settledSnapshot(page, 'main')
  const path = new URL(page.url()).pathname
  if (path !== address) return `leads to: ${path}`
  const current = await page
    .locator('nav [aria-current]')
    .evaluateAll((links) => links.map((link) => link.textContent))
  return [`title: ${await page.title()}`, `current: ${current.join(', ')}`, main].join('\n')
}
