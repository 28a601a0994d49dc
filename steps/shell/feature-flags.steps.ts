import { Given, Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import type { PortalWorld } from '../support/world.ts'

/** The page as the edge serves it for this deployment (src/edge/http/page-handler.test.ts). */
Given(
  /^the deployment marks ([A-Z0-9_]+) as (active in both modes|not active in [\w ]+)$/,
  async function (this: PortalWorld, flag: string, how: string) {
    const off = ['oneApp', 'legacy']
      .filter((mode) => how.startsWith('not') && how.includes(mode))
      .map((mode) => `${flag}.${mode}`)
    const settings = JSON.stringify({ flagsOff: off })
    await (
      await this.context()
    ).route(
      (url) => url.origin === new URL(this.settings.portal).origin && !url.pathname.includes('.'),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        const response = await route.fetch()
        await route.fulfill({
          response,
          body: (await response.text()).replace(
            '</title>',
            `</title><script type="application/json" id="deployment">${settings}</script>`,
          ),
        })
      },
    )
  },
)

/** All visible text of the page and the targets of its links. */
const textOf = ({ page }: PortalWorld): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
    ].join('\n'),
  )

/** Scrolls to the end, because parts below the first screen load near the viewport. */
const readWhole = async (world: PortalWorld, steady: string): Promise<void> => {
  await expect.poll(() => textOf(world)).toContain(steady)
  await world.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await requestsSettled(world)
  await pageLoaded(world.page)
}

Then(
  /^the whole page contains "([^"]+)"( and|, and not) "([^"]+)"$/,
  async function (this: PortalWorld, steady: string, how: string, what: string) {
    await readWhole(this, steady)
    if (how === ' and') return expect.poll(() => textOf(this)).toContain(what)
    expect(await textOf(this)).toContain(steady)
    expect(await textOf(this)).not.toContain(what)
  },
)
