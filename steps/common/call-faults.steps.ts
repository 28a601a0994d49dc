import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import type { CallFault } from '../parameters/fault.ts'
import '../parameters/fault.ts'
import type { ServerAct } from '../parameters/server.ts'
import '../parameters/server.ts'
import { expect } from '../support/expect.ts'
import { announcements, watchAnnouncements } from '../support/page/live-announcements.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { waitForExpectedFaults } from '../support/guard/expected-faults.ts'
import type { PortalWorld } from '../support/world.ts'

When('the expected faults have occurred', async function (this: PortalWorld) {
  await waitForExpectedFaults(this)
})

When("a deployment removes the page's files", async function (this: PortalWorld) {
  this.guard.expect('failed call', /answered 404$/, { maybe: true })
  this.guard.expect('console error', /404|PartMissing/, { maybe: true })
  this.loads = this.calls.pages
  // Only the open page requests files of the previous build.
  await (
    await this.context()
  ).route('**/assets/**', (route) =>
    this.calls.pages === this.loads ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
})

definePhrases<ScenarioDeed>('network', {
  'goes down': () => async (world) => {
    world.guard.expect('failed call', /ERR_INTERNET_DISCONNECTED$/, { maybe: true })
    // React logs an error when a screen's files cannot be loaded.
    world.guard.expect('console error', /PartMissing/, { maybe: true })
    if (world.hasServiceWorker)
      await world.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await (await world.context()).setOffline(true)
  },
  'comes back': () => async (world) => {
    await (await world.context()).setOffline(false)
  },
})

When('the network {network}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  'the portal sent each of these calls once:',
  async function (this: PortalWorld, table: DataTable) {
    const missing = async (): Promise<string[]> => {
      const calls = await this.control.calls()
      const calledWith = calls.map(({ operationId, query }) =>
        [operationId, new URLSearchParams(query).toString()].join(' ').trim(),
      )
      return table
        .raw()
        .map((cells) => cells.join(' ').trim())
        .filter((expected) => calledWith.filter((one) => one === expected).length !== 1)
    }
    await expect.poll(missing, 'what was not asked for exactly once').toEqual([])
  },
)

/**
 * Asserts that a call without a body was made and succeeded. Steps of sent-requests.steps.ts read
 * bodies.
 */
Then(
  /^the call "([^"]+)" was made: (yes|no)$/,
  async function (this: PortalWorld, operationId: string, expected: string) {
    const statuses = async (): Promise<unknown[]> =>
      (await this.control.calls())
        .filter((call) => call.operationId === operationId)
        .map(({ status }) => status)
    const count = async (): Promise<number> => (await statuses()).length
    if (expected === 'yes')
      return expect
        .poll(async () =>
          (await statuses()).some(
            (status) =>
              status === 'ok' || (typeof status === 'number' && status < 300 && status >= 200),
          ),
        )
        .toBe(true)
    // Wait until the page has no open requests; an absence is certain only then.
    await requestsSettled(this)
    expect(await count()).toBe(0)
  },
)

/** The alert is the same element after the retries, is not announced again, and keeps the focus. */
Then(
  'the alert stays while the call {string} is retried {int} times',
  async function (this: PortalWorld, operationId: string, times: number) {
    const alert = this.page.getByRole('main').getByRole('alert')
    const element = await alert.elementHandle()
    const focused = await this.page.evaluateHandle(() => document.activeElement)
    await watchAnnouncements(this.page)
    const count = async () =>
      (await this.control.calls()).filter((call) => call.operationId === operationId).length
    const before = await count()
    await expect.poll(count, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + times)
    await requestsSettled(this)
    expect(await element!.evaluate((node) => node.isConnected)).toBe(true)
    expect(await focused.evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await announcements(this.page)).toEqual([])
  },
)

Given(
  'the call {string} {fault}',
  async function (this: PortalWorld, operationId: string, befalls: CallFault) {
    await befalls(this, operationId)
  },
)

When('the server {server}', async function (this: PortalWorld, acts: ServerAct) {
  await acts(this)
})
