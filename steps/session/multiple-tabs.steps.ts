import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright'
import type { TabView } from '../parameters/tab-view.ts'
import '../parameters/tab-view.ts'
import { definePhrases } from '../parameters/phrases.ts'
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

When(
  'the member opens three tabs at {string} at once',
  async function (this: PortalWorld, address: string) {
    await openTabs(this, address, 3)
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

When(
  'the member follows {string} in all tabs at once',
  async function (this: PortalWorld, name: string) {
    await Promise.all(
      (await this.pages()).map((page) =>
        page.getByRole('link', { name, exact: true }).first().click(),
      ),
    )
  },
)

When('the member follows a link in the first tab', async function (this: PortalWorld) {
  this.guard.expect('failed call', / answered 401$/, { maybe: true })
  this.page = (await this.pages())[0] ?? this.page
  this.release()
  // The link exists in both states, because the tab may already have noticed the change.
  await this.page.getByRole('link', { name: 'Blood sugar', exact: true }).first().click()
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

When(
  'the member saves the blood sugar {int} in the second tab',
  async function (this: PortalWorld, value: number) {
    // The reading is new.
    await expect(rowOf(await firstTab(this), value)).toHaveCount(0)
    // Tabs connect to each other only after the first interaction.
    await actWhenReady(await firstTab(this))
    await actWhenReady(this.page)
    this.loads = this.calls.pages
    const form = this.page.getByRole('main')
    await form.getByLabel('What does your meter show?').fill(String(value))
    await form.getByRole('button', { name: 'Change', exact: true }).click()
    await form.getByLabel('Time', { exact: true }).fill('06:15')
    await form.getByRole('button', { name: `Log ${value}` }).click()
    await expect(form).toContainText('Your reading is saved')
  },
)

When('the member returns to the first of the two tabs', async function (this: PortalWorld) {
  await (await firstTab(this)).evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
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
