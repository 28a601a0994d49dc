import { Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
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

definePhrases<ScenarioDeed>('parent app deed', {
  'opens "*" in the parent app':
    (path = '') =>
    async (world) => {
      parents.set(world, await openInParent(world, path))
    },
  'opens "*" in a frame of "*"':
    (path = '', origin = '') =>
    async (world) => {
      world.guard.expect('console error', /frame-ancestors|Refused to frame|Framing/)
      world.guard.expect('failed call', /^GET document net::ERR_BLOCKED_BY_RESPONSE$/, {
        maybe: true,
      })
      // The browser's CSP report may fail, because the report endpoint accepts portal pages only.
      world.guard.expect('failed call', /^POST other net::ERR_BLOCKED_BY_RESPONSE/, { maybe: true })
      parents.set(world, await openInParent(world, path, origin))
    },
})

When('the member {parent app deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then('no page of the portal is shown', async function (this: PortalWorld) {
  await expect.poll(() => this.page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
  expect(await parent(this).received('ready')).toEqual([])
})

When('other senders try to open {string}', async function (this: PortalWorld, route: string) {
  const { say, sayFromBeside } = parent(this)
  await say({ type: 'navigate', route, nonce: 'of another document' })
  await say({ type: 'navigate', route, protocol: 'another' })
  await say({ type: 'navigate', route: `/${route}` })
  await sayFromBeside({ type: 'navigate', route })
})

When(
  'in the parent app the member presses {string}',
  async function (this: PortalWorld, name: string) {
    const { frame } = parent(this)
    await frame.getByRole('button', { name, exact: true }).click()
    await expect(frame.getByRole('dialog')).toHaveCount(0)
  },
)

definePhrases<(world: PortalWorld) => Promise<void>>('parent', {
  'opens "*"': (route) => (world) => parent(world).say({ type: 'navigate', route }),
  'switches to Spanish': () => (world) => parent(world).say({ ...hello, locale: 'es-US' }),
  'says hello': () => saysHello,
  'says hello as "*"': (brand) => (world) =>
    saysHello(world, { branding: { brand_name: brand, brand_code: 'JUNIPER' } }),
  'requests a refresh of the navigation': () => async (world) => {
    const before = world.calls.count('listPrograms')
    await parent(world).say({ type: 'memberNavRefresh' })
    await expect.poll(() => world.calls.count('listPrograms')).toBeGreaterThan(before)
  },
  'was notified of "*"':
    (type = '') =>
    (world) =>
      expect.poll(async () => (await parent(world).received(type)).length).toBe(1),
  'was notified of the height of the page': () => (world) =>
    expect
      .poll(async () => (await parent(world).received('height')).at(-1)?.['pixels'])
      .toBeGreaterThan(300),
  'was notified of the page "*" titled "*"': (route, title) => (world) =>
    expect
      .poll(async () => (await parent(world).received('navigated')).at(-1))
      .toMatchObject({ route, title }),
  'was never notified of the page "*"': (route) => async (world) => {
    const notices = await parent(world).received('navigated')
    expect(notices.map((message) => message['route'])).not.toContain(route)
  },
})

When(
  'the parent {parent}',
  async function (this: PortalWorld, acts: (world: PortalWorld) => Promise<void>) {
    await acts(this)
  },
)

async function saysHello(world: PortalWorld, more: object = {}): Promise<void> {
  await expect.poll(async () => (await parent(world).received('ready')).length).toBeGreaterThan(0)
  await parent(world).say({ ...hello, ...more })
}

function fail(message: string): never {
  throw new Error(message)
}
