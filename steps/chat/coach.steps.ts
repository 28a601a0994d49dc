import { Given, Then, When } from '@cucumber/cucumber'
import { conversation } from '../screens/conversation.screen.ts'
import { expect } from '../support/expect.ts'
import { announcements } from '../support/page/live-announcements.ts'
import type { StoredChannel } from '../support/control/control-types.ts'
import type { PortalWorld } from '../support/world.ts'

Given('the coaches answer automatically', async function (this: PortalWorld) {
  await this.control.chat(this.member.id, 'answers', { isOn: true })
})

const answers = (world: PortalWorld, isOn: boolean): Promise<void> =>
  world.control.chat(world.member.id, 'answers', { isOn })

/**
 * The planned actions of the coaches. Polls, because the page shows a message before the server has
 * it.
 */
async function plannedActions(world: PortalWorld): Promise<StoredChannel['deeds']> {
  let actions: StoredChannel['deeds'] = []
  const look = async () => {
    actions = (await world.control.chatOf(world.member.id)).channels.flatMap(
      (channel) => channel.deeds,
    )
    return actions.length
  }
  await expect
    .poll(look, { message: 'the planned coach actions', intervals: [50] })
    .toBeGreaterThan(0)
  return actions
}

/** Holds the coach's planned actions until a later step starts them. */
When('the coach waits a moment', async function (this: PortalWorld) {
  await plannedActions(this)
  await answers(this, false)
})

const actions = {
  read: 'reads',
  type: 'types',
  reply: 'replies',
  'take over': 'takesOver',
  greet: 'greets',
} as const

/** Moves the mock server's clock to the next action. The page's clock does not move. */
When(
  /^the simulated coach is due to (read|type|reply|take over|greet)$/,
  async function (this: PortalWorld, action: keyof typeof actions) {
    const next = (await plannedActions(this)).find((one) => one.deed === actions[action])
    if (next) await this.control.setClock(new Date(next.due))
    await answers(this, true)
    await answers(this, false)
  },
)

Then('the log shows {string}', async function (this: PortalWorld, text: string) {
  await expect(conversation(this).log.getByText(text)).toBeInViewport()
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
