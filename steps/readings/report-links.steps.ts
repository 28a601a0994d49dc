import { Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright'
import { expect } from '../support/expect.ts'
import { setChecked } from '../support/page/set-checked.ts'
import { reportLinks } from '../screens/report-links.screen.ts'
import type { PortalWorld } from '../support/world.ts'

/** The link of a scenario, and the page of the member who made it. */
const links = new WeakMap<PortalWorld, { readonly link: string; readonly own: Page }>()

const linkOf = (world: PortalWorld) => {
  const found = links.get(world)
  if (found === undefined) throw new Error('The scenario has no link yet.')
  return found
}

Then(
  'the link is chosen for {string} and without {string}',
  async function (this: PortalWorld, name: string, part: string) {
    await expect(reportLinks(this).option(name)).toBeChecked()
    await expect(reportLinks(this).part(part)).not.toBeChecked()
  },
)

Then('the dialog shows the link', async function (this: PortalWorld) {
  const { address } = reportLinks(this)
  await expect(address).toHaveValue(/\/shared-report#[\w-]{43}$/)
  const link = await address.inputValue()
  this.canaries.plant('token of a link', link.split('#')[1])
  links.set(this, { link, own: this.page })
})

When('somebody opens the link in another browser', async function (this: PortalWorld) {
  this.page = await this.otherPersonsPage()
  await this.open(linkOf(this).link)
})

When('the link is pasted over the address', async function (this: PortalWorld) {
  await this.page.evaluate((link) => location.assign(link), linkOf(this).link)
})

When('the member is back at their own browser', function (this: PortalWorld) {
  this.page = linkOf(this).own
})

When(
  'the member presses {string} in the list of links',
  async function (this: PortalWorld, name: string) {
    await reportLinks(this).list.getByText(name, { exact: true }).click()
  },
)

Then('the link can be copied', async function (this: PortalWorld) {
  await this.page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          document.body.dataset['copied'] = String(text.length)
          return Promise.resolve()
        },
      },
    }),
  )
  await this.page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await expect(this.page.getByRole('dialog').getByRole('button', { name: 'Copied' })).toBeFocused()
  await expect(this.page.locator('body')).toHaveAttribute(
    'data-copied',
    String(linkOf(this).link.length),
  )
})

When('the member makes a link for 30 days by keyboard', async function (this: PortalWorld) {
  const { keyboard } = this.page
  const { share, option, part } = reportLinks(this)
  const tabTo = async (target: ReturnType<typeof option>) => {
    await expect(async () => {
      await keyboard.press('Tab')
      await expect(target).toBeFocused({ timeout: 1 })
    }).toPass()
  }
  await share.focus()
  await keyboard.press('Enter')
  await tabTo(option('7 days'))
  await keyboard.press('ArrowDown')
  await expect(option('30 days')).toBeChecked()
  await tabTo(part('Weight'))
  await keyboard.press('Space')
  await expect(part('Weight')).not.toBeChecked()
  await tabTo(this.page.getByRole('dialog').getByRole('button', { name: 'Make link' }))
  await keyboard.press('Enter')
})

When(
  /^the member (chooses|leaves) "([^"]+)" (?:for|out of) the link$/,
  async function (this: PortalWorld, does: string, name: string) {
    if (does === 'chooses') await setChecked(reportLinks(this).option(name))
    else await setChecked(reportLinks(this).part(name), false)
  },
)
