import { Then, When } from '@cucumber/cucumber'
import { foodLog } from '../screens/food-log.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Then('the food log lists {int} earlier days', async function (this: PortalWorld, count: number) {
  await expect(foodLog(this).earlierDays).toHaveCount(count)
})

When(
  /^the member opens the form to change (today's|its first) meal$/,
  async function (this: PortalWorld, which: string) {
    const { changeOfFirstMeal, changeOfEarlierMeal } = foodLog(this)
    await (which === "today's" ? changeOfFirstMeal : changeOfEarlierMeal).click()
  },
)
