import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright'
import type { TabView } from '../parameters/tab-view.ts'
import '../parameters/tab-view.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { actWhenReady } from '../support/page/act-when-ready.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { holdCalls } from '../support/page/hold-calls.ts'
import type { PortalWorld } from '../support/world.ts'

/** Timeout in milliseconds of steps with three tabs, which share one machine. */
const patience = { timeout: 300_000 }

async function openTabs(world: PortalWorld, address: string, many: number): Promise<Page[]> {
  const tabs = world.hasPage ? [world.page] : []
  while (tabs.length < many) tabs.push(await world.newPage())
  world.page = tabs.at(-1) ?? world.page
  await Promise.all(tabs.map((tab) => tab.goto(address)))
  return tabs
}

const refusals = (world: PortalWorld): Promise<number> =>
  world.control
    .calls()
    .then(
      (calls) =>
        calls.filter(({ status }) => status === 401 || status === 'unauthenticated').length,
    )

Given(
  'three tabs are open at {string}',
  patience,
  async function (this: PortalWorld, address: string) {
    for (const tab of await openTabs(this, address, 3)) {
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await requestsSettled(this)
    this.renewals = this.calls.count('refreshSession')
  },
)

Given(
  'the access token expires just before the first page requests its data',
  async function (this: PortalWorld) {
    this.guard.expect('failed call', / answered 401$/)
    // The last call before it: whether the member may move to the single account.
    await (
      await this.context()
    ).route(
      /GetMigrationInfo$/,
      async (route) => {
        const response = await route.fetch()
        await this.control.expireTokens()
        await route.fulfill({ response })
      },
      { times: 1 },
    )
  },
)

Then('at least {int} calls were refused', async function (this: PortalWorld, many: number) {
  expect(await refusals(this)).toBeGreaterThanOrEqual(many)
})

const firstTab = async (world: PortalWorld): Promise<Page> => {
  const [first] = await world.pages()
  if (first === undefined || first === world.page) throw new Error('There is no other tab.')
  return first
}

/** The row of a reading at 6:15 AM. */
const rowOf = (tab: Page, value: number) =>
  tab
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: '6:15' })
    .filter({ hasText: new RegExp(`(^|\\D)${value}(\\D|$)`) })

definePhrases<ScenarioDeed>('tab deed', {
  'opens three tabs at "*" at once':
    (address = '') =>
    async (world) => {
      await openTabs(world, address, 3)
    },
  'follows "*" in all tabs at once':
    (name = '') =>
    async (world) => {
      await Promise.all(
        (await world.pages()).map((page) =>
          page.getByRole('link', { name, exact: true }).first().click(),
        ),
      )
    },
  'follows a link in the first tab': () => async (world) => {
    world.guard.expect('failed call', / answered 401$/, { maybe: true })
    world.page = (await world.pages())[0] ?? world.page
    world.release()
    // The link exists in both states, because the tab may already have noticed the change.
    await world.page.getByRole('link', { name: 'Blood sugar', exact: true }).first().click()
  },
  'saves the blood sugar # in the second tab':
    (valueSaid = '') =>
    async (world) => {
      const value = Number(valueSaid)
      // The reading is new.
      await expect(rowOf(await firstTab(world), value)).toHaveCount(0)
      // Tabs connect to each other only after the first interaction.
      await actWhenReady(await firstTab(world))
      await actWhenReady(world.page)
      world.loads = world.calls.pages
      const form = world.page.getByRole('main')
      await form.getByLabel('What does your meter show?').fill(String(value))
      await form.getByRole('button', { name: 'Change', exact: true }).click()
      await form.getByLabel('Time', { exact: true }).fill('06:15')
      await form.getByRole('button', { name: `Log ${value}` }).click()
      await expect(form).toContainText('Your reading is saved')
    },
  'returns to the first of the two tabs': () => async (world) => {
    await (
      await firstTab(world)
    ).evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  },
})

When('the member {tab deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

/** Each tab is the current one for its look. */
Then('every tab {tab view}', patience, async function (this: PortalWorld, look: TabView) {
  for (const page of await this.pages()) {
    this.page = page
    await look(this)
  }
})

definePhrases<(world: PortalWorld) => Promise<void>>('first tab', {
  'receives no messages from other tabs': () => async (world) => {
    world.page = await world.newPage()
    await world.page.addInitScript(() => {
      // The tab receives no messages, as in a frozen tab.
      Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => {} })
    })
  },
  /** Holds the tab's calls, as in a frozen tab. No refused call can tell it about the sign-out. */
  'sends nothing until it is used again': () => async (world) => {
    const [first] = await world.pages()
    if (first === undefined) throw new Error('There is no first tab.')
    world.release = await holdCalls(first)
  },
  'shows the reading # without a reload': (value) => async (world) => {
    await expect(rowOf(await firstTab(world), Number(value))).toBeVisible()
    expect(world.calls.pages).toBe(world.loads)
  },
})

Then(
  'the first tab {first tab}',
  async function (this: PortalWorld, isAsSaid: (world: PortalWorld) => Promise<void>) {
    await isAsSaid(this)
  },
)
