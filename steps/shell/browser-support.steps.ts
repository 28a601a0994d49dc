import { Given, Then, When } from '@cucumber/cucumber'
import type { Route } from 'playwright'
import { expect } from '../support/expect.ts'
import { sessionCookies } from '../support/page/session-cookies.ts'
import type { PortalWorld } from '../support/world.ts'

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

Given('the browser lacks all features of the last five years', async function (this: PortalWorld) {
  await (await this.context()).addInitScript(takeAway)
})

When('the member switches back to the first tab', async function (this: PortalWorld) {
  this.guard.expect('failed call', / answered 401$/, { maybe: true })
  await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
})

const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' })
const assets = '**/assets/**'
const isScript = (route: Route): boolean => new URL(route.request().url()).pathname.endsWith('.js')

Given(
  /^(the entry script is|all scripts are|all but the entry are) gone after a deployment$/,
  async function (this: PortalWorld, what: string) {
    this.guard.expect('failed call', / 404$/, { maybe: true })
    this.guard.expect('console error', /404|PartMissing/, { maybe: true })
    this.guard.expect('page error', /PartMissing|A part of the portal is missing/, { maybe: true })
    // Expects the first load and one reload.
    this.loads = 1
    const context = await this.context()
    let entry: string | undefined
    await context.route(/\/login$/, async (route) => {
      const response = await route.fetch()
      entry = /<script type="module"[^>]* src="([^"]+)"/.exec(await response.text())?.[1]
      await route.fulfill({ response })
    })
    await context.route(assets, (route) => {
      const isEntry = new URL(route.request().url()).pathname === entry
      const isGone =
        what === 'the entry script is'
          ? isEntry
          : what === 'all scripts are'
            ? isScript(route)
            : !isEntry && isScript(route)
      return isGone ? gone(route) : route.continue()
    })
  },
)

When('the files are back', async function (this: PortalWorld) {
  await (await this.context()).unroute(assets)
})

Then('a link calls {string}', async function (this: PortalWorld, phone: string) {
  const dialed = phone.replaceAll('-', '')
  const links = this.page.locator(`a[href="tel:+${dialed}"], a[href="tel:${phone}"]`)
  await expect(links.first()).toBeVisible()
  await expect(links.first()).toContainText(phone)
})

Given(
  'the browser does not support modules, like Internet Explorer',
  async function (this: PortalWorld) {
    await (
      await this.context()
    ).route(/\/login$/, async (route) => {
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
)

Then(
  'the page says {string} in {string}',
  async function (this: PortalWorld, text: string, language: string) {
    await expect(this.page.locator(`[lang="${language}"]`).getByText(text).first()).toBeVisible()
  },
)

/** For browsers without storage. */
Then('no session cookie is left', async function (this: PortalWorld) {
  const context = await this.context()
  await expect.poll(() => sessionCookies(context)).toEqual([])
})
