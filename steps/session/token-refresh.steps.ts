import { Given, Then, When } from '@cucumber/cucumber'
import { request } from 'node:http'
import type { Route } from 'playwright'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

const refresher = /\/refresher$/
const sessionCookie = '__Host-portal-session'

const cookieOf = async (world: PortalWorld): Promise<string> =>
  (await (await world.context()).cookies()).find(({ name }) => name === sessionCookie)?.value ?? ''

const renewals = async (world: PortalWorld): Promise<number> =>
  (await world.control.calls()).filter(
    ({ operationId, status }) => operationId === 'refreshSession' && status === 200,
  ).length

/**
 * Sends the browser's request from Node, so that the browser does not store the cookies of the
 * answer.
 */
const sendUnseen = async (route: Route): Promise<number> => {
  const original = route.request()
  const headers = await original.allHeaders()
  return new Promise((resolve, reject) => {
    const names = Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && name !== 'content-length',
    )
    const sent = request(
      original.url(),
      { method: original.method(), headers: Object.fromEntries(names), agent: false },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.once('error', reject)
    sent.end(original.postData() ?? '')
  })
}

Given('the answer to the next renewal is lost', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^refreshSession net::ERR_FAILED$/)
  await (
    await this.context()
  ).route(
    refresher,
    async (route) => {
      expect(await sendUnseen(route)).toBe(200)
      await route.abort()
    },
    { times: 1 },
  )
})

/** Opens a page and returns when it requests new access. */
const openUntilRefresh = async (
  world: PortalWorld,
  open: () => Promise<unknown>,
): Promise<void> => {
  const refresh = world.page.waitForRequest(refresher)
  await open()
  await refresh
}

When(
  'the member opens {string} and {} before the session is renewed',
  async function (this: PortalWorld, address: string, does: string) {
    this.page = await this.newPage()
    this.earlierCookie = await cookieOf(this)
    const page = this.page
    await openUntilRefresh(this, () => page.goto(address, { waitUntil: 'commit' }))
    switch (does) {
      case 'reloads it twice':
        await openUntilRefresh(this, () => page.reload({ waitUntil: 'commit' }))
        await page.reload()
        return
      case 'leaves it and comes back':
        await page.goto('about:blank')
        await page.goBack()
        return
      case 'leaves it':
        await page.goto('about:blank')
        return
      case 'closes the tab and opens it in another':
        await page.close()
        this.page = await this.newPage()
        await this.open(address)
        return
      default:
        throw new Error(`Unknown action "${does}".`)
    }
  },
)

Then('the browser has the new session cookie all the same', async function (this: PortalWorld) {
  await expect.poll(() => renewals(this)).toBe(1)
  await expect.poll(() => cookieOf(this)).not.toBe(this.earlierCookie)
  expect(await cookieOf(this)).not.toBe('')
})

Then('the provider has renewed the session once', async function (this: PortalWorld) {
  expect(await renewals(this)).toBe(1)
})
