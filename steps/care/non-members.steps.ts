import { Then, When } from '@cucumber/cucumber'
import { nonMembers } from '../screens/non-members.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

/** A person of this scenario alone, because each person can order only once. */
const grace = (world: PortalWorld) => ({
  'Company code': 'ACME',
  'First name': 'Grace',
  'Last name': 'Okafor',
  'Date of birth': '1968-05-17',
  'Email address': `grace.${world.scenario.replaceAll(/[^a-z0-9]/gi, '')}@example.com`,
  Phone: '(207) 555-0163',
  'Street address': '27 Maple Avenue',
  City: 'Portland',
  state: 'Maine',
  'ZIP code': '04102',
})

When('the member fills in the order form of the lab kit', async function (this: PortalWorld) {
  await nonMembers(this).fill(grace(this))
})

When(
  "the member writes {string} into the order's field {string}",
  async function (this: PortalWorld, text: string, label: string) {
    await nonMembers(this).field(label).fill(text)
  },
)

When('the member submits the order', async function (this: PortalWorld) {
  await nonMembers(this).order()
})

When(
  'the member submits the order, which is refused with {int}',
  async function (this: PortalWorld, status: number) {
    this.guard.expect('failed call', new RegExp(`^orderLabKit answered ${status}$`))
    await nonMembers(this).order()
  },
)

Then(
  '{int} fields are invalid, and the focus is on the error summary',
  async function (this: PortalWorld, count: number) {
    await expect(nonMembers(this).wrong).toHaveCount(count)
    await expect(nonMembers(this).summary).toBeVisible()
    await expect(this.page.locator(':focus').getByRole('link')).toHaveCount(count)
  },
)

Then(
  'the field {string} says {string}',
  async function (this: PortalWorld, label: string, why: string) {
    await expect(nonMembers(this).field(label)).toHaveAccessibleDescription(
      new RegExp(why.replaceAll('.', '\\.')),
    )
    await expect(nonMembers(this).field(label)).toHaveAttribute('aria-invalid', 'true')
  },
)

Then('the focus is on the field {string}', async function (this: PortalWorld, label: string) {
  await expect(nonMembers(this).field(label)).toBeFocused()
})

Then('the non-member page says {string}', async function (this: PortalWorld, text: string) {
  await expect(nonMembers(this).text).toContainText(text)
})

Then('no data of the order is in the address or in storage', async function (this: PortalWorld) {
  const kept = await this.page.evaluate(
    () =>
      location.href +
      JSON.stringify({ ...localStorage }) +
      JSON.stringify({ ...sessionStorage }) +
      JSON.stringify(history.state),
  )
  for (const typed of ['Okafor', 'Maple', '1968', '0163']) expect(kept).not.toContain(typed)
})
