import { Then } from '@cucumber/cucumber'
import { readings } from '../screens/readings.screen.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import type { PortalWorld } from '../support/world.ts'

/** Each tab keeps the title, opens its own address and becomes the current one. */
Then(
  /^the tabs lead to ((?:"[^"]+"(?:, | and )?)+) below "([^"]+)"$/,
  async function (this: PortalWorld, names: string, path: string) {
    const { tab, title } = readings(this)
    const heading = await title.textContent()
    for (const [name, end] of quotedList(names).map((entry) => entry.split(': '))) {
      await tab(name ?? '').click()
      await expect(this.page).toHaveURL(`${path}/${end}`)
      await expect(tab(name ?? '')).toHaveAttribute('aria-current', 'page')
      await expect(title).toHaveText(heading ?? '')
      await pageLoaded(this.page)
    }
  },
)

Then(
  /^the member can select ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, names: string) {
    await expect.poll(() => readings(this).rangeNames()).toEqual(quotedList(names))
  },
)

Then('the back link leads to {string}', async function (this: PortalWorld, path: string) {
  await expect(readings(this).back).toHaveAttribute('href', path)
})
