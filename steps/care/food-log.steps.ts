import { Then, When } from '@cucumber/cucumber'
import { foodLog } from '../screens/food-log.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

When('the answer to saving it is long in coming', async function (this: PortalWorld) {
  const held = Promise.withResolvers<void>()
  this.release = held.resolve
  await (
    await this.context()
  ).route('**/AddFoodEntry', async (route) => {
    await held.promise
    await route.continue()
  })
})

When("she follows the change of today's meal", async function (this: PortalWorld) {
  await foodLog(this).changeOfFirstMeal.click()
})

Then(
  'she sees {int} earlier days in her food log',
  async function (this: PortalWorld, count: number) {
    await expect(foodLog(this).earlierDays).toHaveCount(count)
  },
)

When('she opens the first of these days', async function (this: PortalWorld) {
  await foodLog(this).earlierDays.first().click()
})

When('she follows the change of its first meal', async function (this: PortalWorld) {
  await foodLog(this).changeOfEarlierMeal.click()
})
