import { Then, When } from '@cucumber/cucumber'
import { dashboard } from '../screens/dashboard.screen.ts'
import { shell } from '../screens/shell.screen.ts'
import { actWhenReady } from '../support/page/act-when-ready.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import type { PortalWorld } from '../support/world.ts'

const missed = ({ page }: PortalWorld) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'We could not open this' })

When(
  /^the member tries to open (the language dialog|the menu)$/,
  async function (this: PortalWorld, what: string) {
    if (what === 'the menu') await shell(this).hamburger.click()
    else await shell(this).chooseInMemberMenu('Language')
  },
)

Then(
  'a message says that this could not be opened, and offers to try again',
  async function (this: PortalWorld) {
    await expect(missed(this)).toContainText('You seem to be offline')
    await expect(
      missed(this).getByRole('button', { name: 'Try again', exact: true }),
    ).toBeInViewport()
  },
)

Then('no message says that something could not be opened', async function (this: PortalWorld) {
  await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(missed(this)).toHaveCount(0)
})

When('the member tries again until a dialog opens', async function (this: PortalWorld) {
  // What is missing opens only when the member asks for it.
  await requestsSettled(this)
  await expect(shell(this).dialog).toHaveCount(0)
  await missed(this).getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(shell(this).dialog).toBeVisible()
})

Then(/^the dialog is (Language|Menu)$/, async function (this: PortalWorld, name: string) {
  await expect(this.page.getByRole('dialog', { name, exact: true })).toBeVisible()
  await expect(shell(this).dialog).toHaveCount(1)
})

When(
  '{member} has opened {string} and the page is fully loaded',
  async function (this: PortalWorld, _: string, address: string) {
    await this.open(address)
    await pageLoaded(this.page)
    await actWhenReady(this.page)
    await requestsSettled(this)
  },
)

Then('{member} still sees the dashboard', async function (this: PortalWorld, _: string) {
  await expect(
    dashboard(this).tiles.filter({ hasText: /Blood pressure|Presión arterial/ }),
  ).toBeVisible()
})
