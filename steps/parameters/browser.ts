import { doctorReport } from '../screens/doctor-report.screen.ts'
import { expect } from '../support/expect.ts'
import { pictureIsKept, pictureIsTaken } from '../support/page/drawn-dashboard.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import type { PortalWorld } from '../support/world.ts'
import { definePhrases } from './phrases.ts'

/** Makes the browser as said, or looks what it did. */
export type BrowserTrait = (world: PortalWorld) => Promise<void>

/** Runs in the page before its scripts. */
const takeAway = (): void => {
  const refuse = {
    get: () => {
      throw new DOMException('no storage', 'SecurityError')
    },
    configurable: true,
  }
  Object.defineProperty(window, 'localStorage', refuse)
  Object.defineProperty(window, 'sessionStorage', refuse)
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined, configurable: true })
  for (const name of [
    'BroadcastChannel',
    'IntersectionObserver',
    'ResizeObserver',
    'structuredClone',
    'requestIdleCallback',
  ])
    Object.defineProperty(window, name, { value: undefined, configurable: true, writable: true })
  const missing = [
    [Crypto.prototype, 'randomUUID'],
    [URL, 'parse'],
    [AbortSignal, 'any'],
    [AbortSignal, 'timeout'],
    [Intl, 'Segmenter'],
    ...['toSorted', 'toReversed', 'findLast', 'findLastIndex'].map((name) => [
      Array.prototype,
      name,
    ]),
  ] as const
  for (const [on, name] of missing) Reflect.deleteProperty(on as object, name as string)
}

definePhrases<BrowserTrait>('browser', {
  'lacks all features of the last five years': () => async (world) => {
    await (await world.context()).addInitScript(takeAway)
  },
  'does not support modules, like Internet Explorer': () => async (world) => {
    const context = await world.context()
    await context.route(/\/login$/, async (route) => {
      const response = await route.fetch()
      const page = await response.text()
      // A browser without modules skips unknown script types and ignores `nomodule`.
      await route.fulfill({
        response,
        body: page
          .replaceAll('type="module"', 'type="unknown"')
          .replace('<script nomodule', '<script'),
      })
    })
  },
  'has no channel between tabs': () => async (world) => {
    const context = await world.context()
    await context.addInitScript(() =>
      Object.defineProperty(window, 'BroadcastChannel', { value: undefined }),
    )
  },
  /** Without numbers no page of readings can be drawn, as with an error of the portal's own code. */
  'can write no numbers': () => async (world) => {
    world.guard.expect('console error', /no numbers/, { maybe: true })
    world.guard.expect('page error', /no numbers/, { maybe: true })
    await world.page.evaluate(() =>
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          throw new Error('no numbers')
        },
      }),
    )
  },
  'is offline': () => async (world) => {
    await requestsSettled(world)
    world.guard.expect('failed call', /ERR_INTERNET_DISCONNECTED/, { maybe: true })
    await (await world.context()).setOffline(true)
  },
  'is online again':
    () =>
    async ({ page }) => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
    },
  'notes when it prints':
    () =>
    ({ page }) =>
      page.evaluate(() => {
        window.print = () =>
          document.body.append(Object.assign(document.createElement('i'), { className: 'printed' }))
      }),
  'prints once, with the areas "…"':
    (list = '') =>
    async (world) => {
      await expect(world.page.locator('i.printed')).toHaveCount(1)
      for (const area of quotedList(list))
        await expect(doctorReport(world).area(area)).toBeVisible()
      await expect(world.page).not.toHaveURL(/print=/)
    },
  'takes the picture over':
    () =>
    async ({ page }) => {
      await pictureIsTaken(page)
      expect(await pictureIsKept(page)).toBe(true)
    },
  'has left for "*"':
    (address = '') =>
    async (world) => {
      await expect(world.page).toHaveURL(address)
      // Leave the foreign page, so that the checks after the scenario run on a portal page.
      await world.open('/dashboard')
    },
  'blocks it': () => async (world) => {
    await expect(world.page).toHaveURL('/login')
    expect(world.postedForms).toEqual([])
  },
  'window becomes # pixels wide':
    (widthSaid = '') =>
    async (world) => {
      const width = Number(widthSaid)
      await world.page.setViewportSize({ width, height: 800 })
    },
})
