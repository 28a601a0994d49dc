import { Given, Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { operationAt } from '../support/control/operation-at.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  'the server refused {int} call of {string} as changed',
  async function (this: PortalWorld, many: number, operationId: string) {
    const refused = async () =>
      (await this.control.sent(operationId)).filter(
        ({ status, headers }) =>
          (status === 409 || status === 412) && headers['if-match'] !== undefined,
      ).length
    await expect.poll(refused).toBe(many)
  },
)

Given(
  'the answer to the next {string} is lost',
  async function (this: PortalWorld, operationId: string) {
    this.guard.expect('failed call', new RegExp(`^${operationId} net::ERR_FAILED$`))
    let isLost = false
    await (
      await this.context()
    ).route(/\/(api|services|rpc)\//, async (route) => {
      const request = route.request()
      if (isLost || operationAt(request.method(), new URL(request.url()).pathname) !== operationId)
        return route.fallback()
      isLost = true
      expect((await route.fetch()).ok()).toBe(true)
      return route.abort()
    })
  },
)

Then(
  'the portal sent {string} twice with one idempotency key',
  async function (this: PortalWorld, operationId: string) {
    const keys = async () =>
      (await this.control.sent(operationId)).map(({ headers }) => headers['idempotency-key'])
    await expect.poll(async () => (await keys()).length).toBe(2)
    const [first, second] = await keys()
    expect(first).toMatch(/^"[\w-]{36}"$/)
    expect(second).toBe(first)
  },
)

Then('{string} is on the page once', async function (this: PortalWorld, text: string) {
  await expect(this.page.getByRole('main').getByText(text)).toHaveCount(1)
})
