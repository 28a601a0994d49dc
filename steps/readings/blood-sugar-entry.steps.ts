import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Given('the server will answer that the reading exists', function (this: PortalWorld) {
  this.guard.expect('failed call', /^createBloodSugarReading answered 409$/)
})

When(
  'the member selects {string} as {string}',
  async function (this: PortalWorld, option: string, label: string) {
    await this.page.getByRole('main').getByLabel(label).selectOption({ label: option })
  },
)

When(
  'the member selects {string} as {string} in the dialog',
  async function (this: PortalWorld, option: string, label: string) {
    await this.page.getByRole('dialog').getByLabel(label).selectOption({ label: option })
  },
)

Then(
  'the focus is on the required action: {string}',
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

Then('{string} is not selected', async function (this: PortalWorld, name: string) {
  await expect(
    this.page.getByRole('main').getByRole('checkbox', { name, exact: true }).first(),
  ).not.toBeChecked()
})
