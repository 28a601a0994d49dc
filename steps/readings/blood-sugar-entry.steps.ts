import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Given('the server will say that it has this reading', function (this: PortalWorld) {
  this.guard.expect('failed call', /^createBloodSugarReading answered 409$/)
})

When(
  'she/he selects {string} as {string}',
  async function (this: PortalWorld, option: string, label: string) {
    await this.page.getByRole('main').getByLabel(label).selectOption({ label: option })
  },
)

When(
  'she selects {string} as {string} in the window',
  async function (this: PortalWorld, option: string, label: string) {
    await this.page.getByRole('dialog').getByLabel(label).selectOption({ label: option })
  },
)

Then(
  'the focus is on what to do first: {string}',
  async function (this: PortalWorld, title: string) {
    await expect(this.page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  },
)

Then('{int} forms say that they are saved', async function (this: PortalWorld, count: number) {
  await expect(
    this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Saved at \d/ }),
  ).toHaveCount(count)
})

Then('{string} is not chosen', async function (this: PortalWorld, name: string) {
  await expect(
    this.page.getByRole('main').getByRole('checkbox', { name, exact: true }).first(),
  ).not.toBeChecked()
})
