import { Given, Then, When } from '@cucumber/cucumber'
import { conversation } from '../screens/conversation.screen.ts'
import { expect } from '../support/expect.ts'
import { announcements } from '../support/page/live-announcements.ts'
import type { ChatKept } from '../support/control/control-types.ts'
import type { PortalWorld } from '../support/world.ts'

Given('the coaches answer automatically', async function (this: PortalWorld) {
  await this.control.chat(this.member.id, 'answers', { isOn: true })
})

Given('the coach is away until Monday', async function (this: PortalWorld) {
  await this.control.chat(this.member.id, 'availability', {
    availability: 'EXTENDED_AWAY',
    availabilityStartTime: '2026-11-23T13:00:00Z',
  })
})

const answers = (world: PortalWorld, isOn: boolean): Promise<void> =>
  world.control.chat(world.member.id, 'answers', { isOn })

/**
 * The planned actions of the coaches. Polls, because the page shows a message before the server has
 * it.
 */
async function planned(world: PortalWorld): Promise<ChatKept['deeds']> {
  let deeds: ChatKept['deeds'] = []
  const look = async () => {
    deeds = (await world.control.chatOf(world.member.id)).channels.flatMap(
      (channel) => channel.deeds,
    )
    return deeds.length
  }
  await expect
    .poll(look, { message: 'the planned coach actions', intervals: [50] })
    .toBeGreaterThan(0)
  return deeds
}

/** Holds the coach's planned actions until a later step starts them. */
When('the coach waits a moment', async function (this: PortalWorld) {
  await planned(this)
  await answers(this, false)
})

const deeds = {
  read: 'reads',
  type: 'types',
  reply: 'replies',
  'take over': 'takesOver',
  greet: 'greets',
} as const

/** Moves the mock server's clock to the next action. The page's clock does not move. */
When(
  /^the simulated coach is due to (read|type|reply|take over|greet)$/,
  async function (this: PortalWorld, deed: keyof typeof deeds) {
    const next = (await planned(this)).find((one) => one.deed === deeds[deed])
    if (next) await this.control.setClock(new Date(next.due))
    await answers(this, true)
    await answers(this, false)
  },
)

Then(
  'the message {string} is marked {string}',
  async function (this: PortalWorld, text: string, state: string) {
    await expect(
      conversation(this).log.locator('[data-row]').filter({ hasText: text }),
    ).toContainText(state)
  },
)

Then('the log says {string}', async function (this: PortalWorld, text: string) {
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
        async () => (await announcements(this.page)).filter((said) => aboutFood.test(said)).length,
      )
      .toBe(1)
    expect((await announcements(this.page)).filter((said) => said.includes('is writing'))).toEqual(
      [],
    )
  },
)
