import { Given, Then } from '@cucumber/cucumber'
import type { CoachAct } from '../parameters/coach.ts'
import '../parameters/coach.ts'
import { conversation } from '../screens/conversation.screen.ts'
import { expect } from '../support/expect.ts'
import { announcements } from '../support/page/live-announcements.ts'
import type { PortalWorld } from '../support/world.ts'

Given('the coach {coach}', async function (this: PortalWorld, acts: CoachAct) {
  await acts(this)
})

const aboutFood = /next three breakfasts|Which meal of the day/

Then(
  "the coach's answer is about food, and nothing says that the coach is writing",
  async function (this: PortalWorld) {
    await expect(conversation(this).log.getByText(aboutFood)).toBeInViewport()
    await expect(conversation(this).log.getByText('is writing')).toHaveCount(0)
  },
)

Then(
  'the answer was announced once, and that the coach is writing never',
  async function (this: PortalWorld) {
    await expect
      .poll(
        async () => (await announcements(this.page)).filter((text) => aboutFood.test(text)).length,
      )
      .toBe(1)
    expect((await announcements(this.page)).filter((text) => text.includes('is writing'))).toEqual(
      [],
    )
  },
)
