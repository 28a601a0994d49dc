import { Then } from '@cucumber/cucumber'
import { reminders } from '../screens/reminders.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Then('every day of the week is chosen', async function (this: PortalWorld) {
  const { days } = reminders(this)
  await expect(days).toHaveCount(7)
  for (const day of await days.all()) await expect(day).toBeChecked()
})
