import { Then } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { chatPanel } from '../screens/chat-panel.screen.ts'
import { expect } from '../support/expect.ts'
import type { StoredChannel } from '../support/control/control-types.ts'
import type { PortalWorld } from '../support/world.ts'

const coaching = async (world: PortalWorld): Promise<StoredChannel> =>
  (await world.control.chatOf(world.member.id)).channels.find(
    ({ customType }) => customType === 'MEMBER_ONE_ON_ONE',
  )!

/** The row of the server's newest message in the log. */
const newestText = async (world: PortalWorld) => {
  const text = (await coaching(world)).messages.at(-1)?.text ?? ''
  return chatPanel(world).log.getByText(text, { exact: true })
}

definePhrases<ScenarioDeed>('newest message', {
  'is visible at the end of the log': () => async (world) => {
    await expect(await newestText(world)).toBeInViewport({ ratio: 0.9 })
    const { log } = chatPanel(world)
    await expect
      .poll(() =>
        log.evaluate(
          ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
        ),
      )
      .toBeLessThan(2)
    await expect(
      chatPanel(world).anyPanel.getByRole('button', { name: /^Go to the newest$|new messages?$/ }),
    ).toHaveCount(0)
  },
  'is out of view and unread': () => async (world) => {
    await expect(
      chatPanel(world).anyPanel.getByRole('button', { name: /new messages$/ }),
    ).toBeVisible()
    const { messages, readSequence } = await coaching(world)
    expect(readSequence).toBeLessThan(messages.at(-1)?.sequence ?? 0)
  },
})

Then(
  'the newest message {newest message}',
  async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
    await isAsSaid(this)
  },
)

Then(
  "the messages have at least {int} pixels of the window's height",
  async function (this: PortalWorld, least: number) {
    const visibleHeight = await chatPanel(this).log.evaluate((log) => {
      const { top, bottom } = log.getBoundingClientRect()
      return Math.min(bottom, innerHeight) - Math.max(top, 0)
    })
    expect(visibleHeight).toBeGreaterThanOrEqual(least)
  },
)

/** An element of a dialog by its name in a feature. */
const elementNamed = (world: PortalWorld, name: string) => {
  const { anyPanel, composer } = chatPanel(world)
  if (name === "the coach's name") return anyPanel.getByRole('heading', { level: 2 })
  return name === 'the composer'
    ? composer
    : anyPanel.getByRole('button', { name: name.replaceAll('"', ''), exact: true })
}

Then(/^nothing covers (.+)$/, async function (this: PortalWorld, names: string) {
  for (const name of names.split(/, | and /)) {
    const isOnTop = await elementNamed(this, name).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const points = [0.15, 0.5, 0.85].map((part) =>
        document.elementFromPoint(left + width * part, top + height / 2),
      )
      return points.every(
        (point) =>
          point !== null &&
          (element.contains(point) || point.contains(element)) &&
          getComputedStyle(point).position !== 'absolute',
      )
    })
    expect([name, isOnTop]).toEqual([name, true])
  }
})
