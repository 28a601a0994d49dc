import { Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
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

definePhrases<ScenarioDeed>('report link', {
  'is chosen for "*" and without "*"':
    (name = '', part = '') =>
    async (world) => {
      await expect(reportLinks(world).option(name)).toBeChecked()
      await expect(reportLinks(world).part(part)).not.toBeChecked()
    },
  'is pasted over the address': () => async (world) => {
    await world.page.evaluate((link) => location.assign(link), linkOf(world).link)
  },
  'can be copied': () => async (world) => {
    await world.page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) => {
            document.body.dataset['copied'] = String(text.length)
            return Promise.resolve()
          },
        },
      }),
    )
    await world.page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
    await expect(
      world.page.getByRole('dialog').getByRole('button', { name: 'Copied' }),
    ).toBeFocused()
    await expect(world.page.locator('body')).toHaveAttribute(
      'data-copied',
      String(linkOf(world).link.length),
    )
  },
})

Then('the link {report link}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

definePhrases<ScenarioDeed>('report deed', {
  'is back at their own browser': () => (world) => {
    world.page = linkOf(world).own
  },
  'presses "*" in the list of links':
    (name = '') =>
    async (world) => {
      await reportLinks(world).list.getByText(name, { exact: true }).click()
    },
  'makes a link for 30 days by keyboard': () => async (world) => {
    const { keyboard } = world.page
    const { share, option, part } = reportLinks(world)
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
    await tabTo(world.page.getByRole('dialog').getByRole('button', { name: 'Make link' }))
    await keyboard.press('Enter')
  },
  'chooses "*" for the link':
    (name = '') =>
    (world) =>
      setChecked(reportLinks(world).option(name)),
  'leaves "*" out of the link':
    (name = '') =>
    (world) =>
      setChecked(reportLinks(world).part(name), false),
})

When('the member {report deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})
