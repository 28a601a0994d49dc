import { Then, When } from '@cucumber/cucumber'
import { nonMembers } from '../screens/non-members.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

/** A person of this scenario alone, because each person can order only once. */
const grace = (world: PortalWorld) => ({
  'Company code': 'ACME',
  'First name': 'Grace',
  'Last name': 'Okafor',
  Day: '17',
  Year: '1968',
  'Email address': `grace.${world.scenario.replaceAll(/[^a-z0-9]/gi, '')}@example.com`,
  Phone: '(207) 555-0163',
  'Street address': '27 Maple Avenue',
  City: 'Portland',
  'ZIP code': '04102',
})

When('the member fills in the order form of the lab kit', async function (this: PortalWorld) {
  await nonMembers(this).fill(grace(this), { Month: 'May', State: 'Maine' })
})

Then(
  '{int} fields are invalid, and the focus is on the error summary',
  async function (this: PortalWorld, count: number) {
    await expect(nonMembers(this).wrong).toHaveCount(count)
    await expect(nonMembers(this).summary).toBeVisible()
    await expect(this.page.locator(':focus').getByRole('link')).toHaveCount(count)
  },
)
