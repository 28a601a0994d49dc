import { Given, Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { operationAt } from '../support/control/operation-at.ts'
import type { PortalWorld } from '../support/world.ts'

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

Then('{string} is on the page once', async function (this: PortalWorld, text: string) {
  await expect(this.page.getByRole('main').getByText(text)).toHaveCount(1)
})
