import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { answersIn, markPicture, textIn, textInWindow } from '../support/page/drawn-dashboard.ts'
import type { SeenCall } from '../support/control/control-types.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import type { PortalWorld } from '../support/world.ts'

const devices = {
  usual: {},
  dark: { colorScheme: 'dark' },
  'a phone': { viewport: { width: 390, height: 844 } },
} as const

/** The page as it came, and the calls at the backend before it. */
interface Came {
  readonly html: string
  readonly before: readonly SeenCall[]
}
const came = new WeakMap<PortalWorld, Came>()

function pageOf(world: PortalWorld): Came {
  const page = came.get(world)
  if (page === undefined) throw new Error('No page has come: open the dashboard first.')
  return page
}

Given(
  /^the device is (usual|dark|a phone)$/,
  function (this: PortalWorld, device: keyof typeof devices) {
    Object.assign(this.visit, devices[device])
  },
)

async function openNoting(world: PortalWorld): Promise<void> {
  const before = await world.control.calls()
  const [answer] = await Promise.all([
    world.page.waitForResponse((response) => response.request().isNavigationRequest()),
    world.open('/dashboard'),
  ])
  expect(answer.headers()['cache-control']).toBe('no-store')
  came.set(world, { html: await answer.text(), before })
  await pageLoaded(world.page)
}

/** Waits until the browser has told the edge what to draw for. */
async function viewIsTold(world: PortalWorld): Promise<void> {
  const context = await world.context()
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(names).toContain('__Host-portal-view')
}

/** What a page without scripts shows in its first window. */
const shownPlainly = new WeakMap<PortalWorld, string>()

When('the member opens the dashboard where no script runs', async function (this: PortalWorld) {
  await viewIsTold(this)
  const browser = this.page.context().browser()
  if (browser === null) throw new Error('The page has no browser.')
  const context = await browser.newContext({
    baseURL: this.settings.portal,
    javaScriptEnabled: false,
    storageState: await this.page.context().storageState(),
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-scenario': this.scenario },
  })
  try {
    const page = await context.newPage()
    await page.goto('/dashboard')
    shownPlainly.set(this, await textInWindow(page))
  } finally {
    await context.close()
  }
})

Then(
  'that page shows {string} and {string} in its first window',
  function (this: PortalWorld, a: string, b: string) {
    const text = shownPlainly.get(this)
    expect(text).toContain(a)
    expect(text).toContain(b)
  },
)

Then('nothing that came with the page is asked for again', async function (this: PortalWorld) {
  await requestsSettled(this)
  const { html, before } = pageOf(this)
  const answered = answersIn(html)
  expect(answered.length).toBeGreaterThan(10)
  const calls = (await this.control.calls()).slice(before.length)
  const reads = calls
    .filter(({ operationId }) => answered.includes(operationId?.toLowerCase() ?? ''))
    .map(({ operationId, query }) => `${operationId} ${JSON.stringify(query)}`)
  expect(reads.length).toBeGreaterThan(10)
  const repeated = reads.filter((read, at) => reads.indexOf(read) !== at)
  expect(repeated).toEqual([])
})

/** What a browser that was asleep, or a page that another one kept, would show. */
async function openOnceMore(world: PortalWorld): Promise<void> {
  const { html } = pageOf(world)
  await world.page.route('**/dashboard', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await world.open('/dashboard')
}

Then(
  /^the page comes (?:empty|with "([^"]+)" and "([^"]+)")$/,
  function (this: PortalWorld, one: string | null, other: string | null) {
    const { html } = pageOf(this)
    if (one === null) expect(html).toContain('<div id="root"></div>')
    else for (const text of [one, other]) expect(textIn(html)).toContain(text)
  },
)

When(
  /^the member opens the dashboard (again|for the first time)$/,
  async function (this: PortalWorld, how: string) {
    if (how === 'again') {
      await viewIsTold(this)
      await requestsSettled(this)
      await markPicture(this.page)
    } else this.page = await this.newPage()
    await openNoting(this)
  },
)

When(
  /^(?:([A-Z][a-z]+) signs in|the session is gone), and the page of before arrives once more$/,
  async function (this: PortalWorld, name: string | null) {
    // A page that stays open would send its late calls with the session of the other member.
    await this.page.goto('about:blank')
    if (name === null) await (await this.context()).clearCookies()
    else {
      await this.makeMember({ template: name.toLowerCase() })
      await this.signInBehindTheScenes()
    }
    await openOnceMore(this)
  },
)
