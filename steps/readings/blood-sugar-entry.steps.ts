import { Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Then('{string} is not selected', async function (this: PortalWorld, name: string) {
  await expect(
    this.page.getByRole('main').getByRole('checkbox', { name, exact: true }).first(),
  ).not.toBeChecked()
})
