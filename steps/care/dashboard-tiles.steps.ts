import { Given, Then } from '@cucumber/cucumber'
import type { DashboardView } from '../parameters/dashboard-view.ts'
import '../parameters/dashboard-view.ts'
import { dashboard } from '../screens/dashboard.screen.ts'
import { expect } from '../support/expect.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { evening, readingTime } from '../support/scenario-time.ts'
import type { Persona } from '../support/member-names.ts'
import type { PortalWorld } from '../support/world.ts'

/** Scenarios start at 3 PM in New York. At 9:30 PM there, UTC already has the next day. */
Given('it is 9:30 PM in New York', async function (this: PortalWorld) {
  await this.control.setClock(evening)
  await (await this.context()).clock.setFixedTime(evening)
})

Given('the file of the care cards is missing', async function (this: PortalWorld) {
  this.guard.expect('failed call', /answered 404$/)
  this.guard.expect('console error', /404|PartMissing/)
  await (
    await this.context()
  ).route('**/assets/care-cards*', (route) => route.fulfill({ status: 404, body: '' }))
})

Given(
  '{member} has a blood pressure reading on each of the last {int} days',
  async function (this: PortalWorld, who: Persona, days: number) {
    const readings = Array.from({ length: days }, (_, day) => ({
      ...readingTime(day, '7:42'),
      systolic: 124,
      diastolic: 78,
      pulse: 72,
      source: 'DEVICE' as const,
    }))
    await this.makeMember({ ...who, bloodPressure: readings })
  },
)

Then('the next step is {string}', async function (this: PortalWorld, title: string) {
  await expect.poll(async () => (await dashboard(this).stepTitles())[0]).toBe(title)
  await expect(dashboard(this).steps.getByRole('link').first()).toBeInViewport()
})

/** Waits until the dashboard shows its last parts: the next steps and the coach below them. */
async function isWhole(world: PortalWorld): Promise<void> {
  await pageLoaded(world.page)
  await expect(dashboard(world).steps.getByRole('listitem').first()).toBeVisible()
}

Then('no card of the dashboard mentions 911', async function (this: PortalWorld) {
  await isWhole(this)
  await expect(this.page.getByRole('main').getByRole('link', { name: /911/ })).toHaveCount(0)
})

Then('the stored timer is a moment and nothing else', async function (this: PortalWorld) {
  const stored = await this.page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('portal.countdown.')),
  )
  expect(stored.map(([, value]) => value)).toEqual([expect.stringMatching(/^\d{13}$/)])
})

Then(
  'the first section of the page is {string}',
  async function (this: PortalWorld, title: string) {
    const heading = this.page.getByRole('main').getByRole('heading', { level: 2 }).first()
    await expect(heading).toHaveText(title)
    await expect(heading).toBeInViewport()
    // The heading's box has the focus.
    await expect(heading.locator('..')).toBeFocused()
  },
)

Then('the dashboard {dashboard}', async function (this: PortalWorld, looksAsSaid: DashboardView) {
  await looksAsSaid(this)
})
