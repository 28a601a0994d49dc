import { Then, When } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { openInParent, type OneAppParent } from '../support/servers/one-app-parent.ts'
import type { PortalWorld } from '../support/world.ts'

const parents = new WeakMap<PortalWorld, OneAppParent>()
const parent = (world: PortalWorld): OneAppParent =>
  parents.get(world) ?? fail('The portal is not open in the parent app.')
const hello = {
  type: 'hello',
  program: 'hypertension',
  nav: 'bloodPressure',
  sidebar: false,
  locale: 'en-US',
}

When(
  'the member opens {string} in the parent app',
  async function (this: PortalWorld, path: string) {
    parents.set(this, await openInParent(this, path))
  },
)

When(
  'the member opens {string} in a frame of {string}',
  async function (this: PortalWorld, path: string, origin: string) {
    this.guard.expect('console error', /frame-ancestors|Refused to frame|Framing/)
    this.guard.expect('failed call', /^GET document net::ERR_BLOCKED_BY_RESPONSE$/, { maybe: true })
    // The browser's CSP report may fail, because the report endpoint accepts portal pages only.
    this.guard.expect('failed call', /^POST other net::ERR_BLOCKED_BY_RESPONSE/, { maybe: true })
    parents.set(this, await openInParent(this, path, origin))
  },
)

Then('no page of the portal is shown', async function (this: PortalWorld) {
  await expect.poll(() => this.page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
  expect(await parent(this).received('ready')).toEqual([])
})

When('the parent opens {string}', async function (this: PortalWorld, route: string) {
  await parent(this).say({ type: 'navigate', route })
})

When('the parent switches to Spanish', async function (this: PortalWorld) {
  await parent(this).say({ ...hello, locale: 'es-US' })
})

When('other senders try to open {string}', async function (this: PortalWorld, route: string) {
  const { say, sayFromBeside } = parent(this)
  await say({ type: 'navigate', route, nonce: 'of another document' })
  await say({ type: 'navigate', route, protocol: 'another' })
  await say({ type: 'navigate', route: `/${route}` })
  await sayFromBeside({ type: 'navigate', route })
})

Then(
  'the parent was notified of the page {string} titled {string}',
  async function (this: PortalWorld, route: string, title: string) {
    await expect
      .poll(async () => (await parent(this).received('navigated')).at(-1))
      .toMatchObject({ route, title })
  },
)

Then(
  'the parent was never notified of the page {string}',
  async function (this: PortalWorld, route: string) {
    expect(
      (await parent(this).received('navigated')).map((message) => message['route']),
    ).not.toContain(route)
  },
)

When('the parent requests a refresh of the navigation', async function (this: PortalWorld) {
  const before = this.calls.count('listPrograms')
  await parent(this).say({ type: 'memberNavRefresh' })
  await expect.poll(() => this.calls.count('listPrograms')).toBeGreaterThan(before)
})

When(
  'in the parent app the member presses {string}',
  async function (this: PortalWorld, name: string) {
    const { frame } = parent(this)
    await frame.getByRole('button', { name, exact: true }).click()
    await expect(frame.getByRole('dialog')).toHaveCount(0)
  },
)

function fail(message: string): never {
  throw new Error(message)
}

When(
  /^the parent says hello(?: as "([^"]+)")?$/,
  async function (this: PortalWorld, brand: string | null) {
    await expect.poll(async () => (await parent(this).received('ready')).length).toBeGreaterThan(0)
    const branding = { brand_name: brand, brand_code: 'JUNIPER' }
    await parent(this).say({ ...hello, ...(brand === null ? {} : { branding }) })
  },
)

Then(
  /^the parent was notified of (?:"([^"]+)"|the height of the page)$/,
  async function (this: PortalWorld, type: string | null) {
    const { received } = parent(this)
    if (type !== null) return expect.poll(async () => (await received(type)).length).toBe(1)
    await expect
      .poll(async () => (await received('height')).at(-1)?.['pixels'])
      .toBeGreaterThan(300)
  },
)
