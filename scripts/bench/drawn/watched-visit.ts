import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { drawnMark } from '../../../src/platform/model/drawing/dashboard-drawing.ts'
import { type CookieHeader, markSeen, phone, slowPhone } from '../first-load.ts'

/** The figures of a visit without any input, until 12 s after its start. */
export interface Watched {
  /** The largest paint when nothing larger comes, ms. */
  readonly lcp: number
  /** When the first blood pressure is in the page and the page is painted, ms; 0 without one. */
  readonly reading: number
  readonly cls: number
  readonly requests: number
  /** Of all scripts, gzipped uniformly. */
  readonly scriptKb: number
}

/** `isDrawn`: the page came with a picture of a member's dashboard. */
export type WatchedPage = Watched & { readonly isDrawn: boolean }

export const watchedZone = 'America/New_York'
const watchedMs = 12_000
/** No content came for so long before the largest paint is read. */
const quietMs = 6_000

/** Opens a page on a throttled phone with an empty cache, and watches it without touching it. */
export async function watchedVisit(
  browser: Browser,
  url: string,
  cookies: CookieHeader = [],
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: watchedZone,
  })
  try {
    await context.addInitScript(markSeen)
    await context.addCookies(cookies)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slowPhone })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
    await page.addInitScript(observe)
    let requests = 0
    const scripts: Promise<number>[] = []
    page.on('request', () => (requests += 1))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(
          response.body().then(
            (body) => gzipSync(body, { level: 9 }).length / 1_000,
            // It came after the end.
            () => 0,
          ),
        )
    })
    const came = await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (cookies.length > 0) await page.waitForFunction(hasReading, null, { timeout: 60_000 })
    await page.waitForFunction(isQuiet, { watchedMs, quietMs }, { timeout: 60_000 })
    if (page.url() !== url) throw new Error(`Expected ${url}, but the page is ${page.url()}.`)
    const { lcp, reading, cls } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    )
    const sizes = await Promise.all(scripts)
    const scriptKb = sizes.reduce((sum, kb) => sum + kb, 0)
    const isDrawn = (await came?.text())?.includes(`data-${drawnMark}`) === true
    return { lcp, reading, cls, requests, scriptKb, isDrawn }
  } finally {
    await context.close()
  }
}

const hasReading = (): boolean => (window as unknown as { watched: Watched }).watched.reading > 0

const isQuiet = (times: { watchedMs: number; quietMs: number }): boolean => {
  const { lcp, reading } = (window as unknown as { watched: Watched }).watched
  const now = performance.now()
  return now > times.watchedMs && now > Math.max(lcp, reading) + times.quietMs
}

const observe = (): void => {
  const watched = { lcp: 0, reading: 0, cls: 0 }
  Object.assign(window, { watched })
  let painted = 0
  const look = (now: number): void => {
    const text = document.querySelector('main')?.textContent ?? ''
    if (/\d{2,3}\s*\/\s*\d{2,3}/.test(text) && painted > 0) watched.reading = Math.max(now, painted)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') painted = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    // The DOM types lack layout-shift entries.
    for (const entry of list.getEntries() as unknown as {
      value: number
      hadRecentInput: boolean
    }[])
      if (!entry.hadRecentInput) watched.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
