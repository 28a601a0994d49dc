import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright'

/**
 * What a first visit loads before anything is pressed, each file's body gzipped by one and the same
 * gzip.
 */
export interface FirstLoad {
  readonly scriptKb: number
  readonly styleKb: number
  /** kB of each script by its file name. */
  readonly scripts: ReadonlyMap<string, number>
}

export type CookieHeader = Awaited<ReturnType<BrowserContext['cookies']>>

/**
 * Before anything is pressed, most visits show no tour: these are of members who have seen what
 * opens by itself.
 */
const markSeen = (): void => {
  try {
    for (const name of ['has-seen-intro-tour', 'has-seen-food-log-intro'])
      localStorage.setItem(name, 'true')
  } catch {
    // A page without an origin of its own.
  }
}

const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/**
 * Opens a page with an empty cache and waits until its heading is there, nothing of it is on its
 * way, and the network has been quiet for half a second.
 */
export async function firstLoad(
  browser: Browser,
  url: string,
  cookies: CookieHeader = [],
  viewport = phone,
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport, locale: 'en-US' })
  await context.addInitScript(markSeen)
  await context.addCookies(cookies)
  const page = await context.newPage()
  const bodies: Promise<readonly [type: string, name: string, kb: number]>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? ''
    if (type === 'script' || type === 'stylesheet')
      bodies.push(
        response
          .body()
          .then((body) => [type, name, gzipSync(body, { level: 9 }).length / 1_000] as const),
      )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await arrived(page, url)
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  const files = await Promise.all(bodies)
  await context.close()
  const sum = (wanted: string): number =>
    files.filter(([type]) => type === wanted).reduce((total, [, , kb]) => total + kb, 0)
  return {
    scriptKb: sum('script'),
    styleKb: sum('stylesheet'),
    scripts: new Map(files.filter(([type]) => type === 'script').map(([, name, kb]) => [name, kb])),
  }
}

/** A member who was sent to sign in instead would be measured for somebody else. */
const arrived = async (page: Page, url: string): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (page.url() !== url) throw new Error(`Asked for ${url}, arrived at ${page.url()}.`)
}

/** A phone of the middle class on a slow mobile network, as Lighthouse throttles it. */
const slowPhone = {
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
  cpu: 4,
}

/** Largest contentful paint and layout shift of one cold visit on a throttled phone; ms and CLS. */
export async function coldVisit(
  browser: Browser,
  url: string,
  cookies: CookieHeader = [],
): Promise<{ lcp: number; cls: number }> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  })
  try {
    await context.addInitScript(markSeen)
    await context.addCookies(cookies)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slowPhone })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'networkidle' })
    await arrived(page, url)
    return await page.evaluate(
      () => (window as unknown as { seen: { lcp: number; cls: number } }).seen,
    )
  } finally {
    await context.close()
  }
}

const observe = (): void => {
  const seen = { lcp: 0, cls: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    // The DOM library does not know layout-shift entries yet.
    for (const entry of list.getEntries() as unknown as {
      value: number
      hadRecentInput: boolean
    }[])
      if (!entry.hadRecentInput) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
