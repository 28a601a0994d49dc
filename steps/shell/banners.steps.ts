import { Given, Then } from '@cucumber/cucumber'
import { shell } from '../screens/shell.screen.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import type { PortalWorld } from '../support/world.ts'

const privacy = ({ page }: PortalWorld) =>
  page.getByRole('main').getByRole('link', { name: /^See who can view your data/ })

Then('the privacy banner links to {string}', async function (this: PortalWorld, address: string) {
  await expect(privacy(this)).toHaveAttribute('href', address)
  await expect(privacy(this)).toHaveAttribute('target', '_blank')
})

Then('there is no privacy banner', async function (this: PortalWorld) {
  await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(privacy(this)).toHaveCount(0)
})

Then('local storage still holds {string}', async function (this: PortalWorld, key: string) {
  await expect(this.page.getByRole('heading', { level: 1, name: /Sign in/ })).toBeVisible()
  expect(await this.page.evaluate((name) => localStorage.getItem(name), key)).toBe('true')
})

Given("the browser's user agent is {string}", async function (this: PortalWorld, name: string) {
  await (
    await this.context()
  ).addInitScript(
    (userAgent) => Object.defineProperty(navigator, 'userAgent', { get: () => userAgent }),
    name,
  )
})

Then(
  /^its items are ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, list: string) {
    const items = this.page.getByRole('menuitem')
    const names = quotedList(list)
    await expect(items).toHaveCount(names.length)
    for (const [index, name] of names.entries())
      await expect(items.nth(index)).toHaveAccessibleName(new RegExp(`^${name}`))
  },
)

Then(
  "the footer's external links are all in {string}",
  async function (this: PortalWorld, language: string) {
    const links = () =>
      shell(this)
        .footer.locator('a[target=_blank]')
        .evaluateAll((all) =>
          all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/')[1]),
        )
    await expect.poll(async () => new Set(await links())).toEqual(new Set([language]))
  },
)
