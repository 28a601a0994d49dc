import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright'

/** The files that a first visit loads before any interaction, with sizes gzipped uniformly. */
export interface FirstLoad {
  readonly scriptKb: number
  readonly styleKb: number
  /** kB of each script by its file name. */
  readonly scripts: ReadonlyMap<string, number>
}

export type CookieHeader = Awaited<ReturnType<BrowserContext['cookies']>>

/** Marks the introductions as seen, because most visits do not show them. */
export const markSeen = (): void => {
  try {
    for (const name of ['has-seen-intro-tour', 'has-seen-food-log-intro'])
      localStorage.setItem(name, 'true')
  } catch {
    // The page has an opaque origin without local storage.
  }
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/**
 * Opens a page with an empty cache. Waits for the heading, the end of loading and 0.5 s without
 * network activity.
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

/** Throws when the page redirected, for example to sign-in. */
const arrived = async (page: Page, url: string): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (page.url() !== url) throw new Error(`Expected ${url}, but the page is ${page.url()}.`)
}

/** A mid-range phone on a slow mobile network, with Lighthouse's throttling. */
export const slowPhone = {
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
  cpu: 4,
}

/** Largest contentful paint (ms) and layout shift (CLS) of a cold visit on a throttled phone. */
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
    // The DOM types lack layout-shift entries.
    for (const entry of list.getEntries() as unknown as {
      value: number
      hadRecentInput: boolean
    }[])
      if (!entry.hadRecentInput) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
