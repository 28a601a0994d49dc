import { Given, Then } from '@cucumber/cucumber'
import { reminders } from '../screens/reminders.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Given('the member has no reminders feature', async function (this: PortalWorld) {
  await this.control.setFeature(this.member.id, 'REMINDERS', false)
})

Then('every day of the week is chosen', async function (this: PortalWorld) {
  const { days } = reminders(this)
  await expect(days).toHaveCount(7)
  for (const day of await days.all()) await expect(day).toBeChecked()
})
