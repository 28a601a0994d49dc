import { Given, Then, When } from '@cucumber/cucumber'
import type { Route } from 'playwright'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

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
