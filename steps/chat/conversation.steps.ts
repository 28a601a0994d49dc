import { Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import type { ChatView } from '../parameters/chat.ts'
import '../parameters/chat.ts'
import { long } from '../parameters/coach.ts'
import { chatPanel } from '../screens/chat-panel.screen.ts'
import { toItsEnd } from '../support/page/to-its-end.ts'
import { expect, patience } from '../support/expect.ts'
import { scrollPosition } from '../support/page/scroll-position.ts'
import { announcements, watchAnnouncements } from '../support/page/live-announcements.ts'
import type { PortalWorld } from '../support/world.ts'

definePhrases<ScenarioDeed>('older messages', {
  'are loaded, and the message of # characters is whole and cannot be collapsed':
    (lengthSaid = '') =>
    async (world) => {
      const length = Number(lengthSaid)
      const { log } = chatPanel(world)
      await log.focus()
      await world.page.keyboard.press('PageUp')
      await expect(log.getByText(long(length), { exact: true })).toBeVisible()
      await expect(
        log
          .locator('[data-row]')
          .filter({ hasText: long(length) })
          .getByRole('button'),
      ).toHaveCount(0)
    },
  'are loaded, and the message in view has not moved by more than # pixel':
    (pixelsSaid = '') =>
    async (world) => {
      const pixels = Number(pixelsSaid)
      await expect
        .poll(() => chatPanel(world).log.evaluate((element) => element.scrollTop))
        .toBeGreaterThan(1000)
      expect(await scrollPosition.moved(world.page)).toBeLessThanOrEqual(pixels)
    },
})

Then('older messages {older messages}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  'the message in view has not moved by more than {int} pixel',
  async function (this: PortalWorld, pixels: number) {
    await expect(this.page.getByRole('button', { name: '1 new message' })).toBeVisible()
    expect(await scrollPosition.moved(this.page)).toBeLessThanOrEqual(pixels)
  },
)

/** A slow load says that it is still loading, which is no message. */
const announcedMessages = async ({ page }: PortalWorld): Promise<readonly string[]> =>
  (await announcements(page)).filter((text) => text !== 'Loading your messages')

Then('a coach was requested with {string}', async function (this: PortalWorld, subject: string) {
  const subjects = async () => {
    const { channels } = await this.control.chatOf(this.member.id)
    const { awaitingCoach, wantsPreviousCoach, pingedMessageId, messages } = channels.find(
      ({ customType }) => customType === 'MEMBER_ONE_ON_ONE',
    )!
    return [
      awaitingCoach,
      wantsPreviousCoach,
      messages.find(({ messageId }) => messageId === pingedMessageId)?.text,
    ]
  }
  await expect.poll(subjects).toEqual([true, true, subject])
})

definePhrases<ScenarioDeed>('conversation deed', {
  'and the coach have written # messages':
    (countSaid = '') =>
    async (world) => {
      const count = Number(countSaid)
      await world.control.chat(world.member.id, 'history', { count })
    },
  'goes to the newest message': () => async (world) => {
    const { log } = chatPanel(world)
    await expect(log.locator('[data-row]').first()).toBeVisible()
    await log.focus()
    // New messages and measured row heights move the end, so press the key until it holds.
    await expect(async () => {
      await world.page.keyboard.press('End')
      expect(await toItsEnd(log)).toBeLessThan(2)
    }).toPass({ timeout: patience })
  },
  'scrolls to the top of the log': () => async (world) => {
    const { log } = chatPanel(world)
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await world.page.route('**/ListMessages**', async (route) => {
      await held
      await route.continue()
    })
    // A scroll to the newest message may still be running, so scroll up until it holds.
    await expect(async () => {
      await log.evaluate((element) => element.scrollTo({ top: 0 }))
      await expect(log.locator('[data-row]').first()).toBeInViewport({ timeout: 1000 })
    }).toPass({ timeout: patience })
    await scrollPosition.savePosition(world.page)
    letGo()
  },
  /** Scrolls first: rows that become visible are measured again and would move the button away. */
  'presses "*" below the message':
    (name = '') =>
    async (world) => {
      const button = chatPanel(world).log.getByRole('button', { name, exact: true })
      await button.scrollIntoViewIfNeeded()
      await button.click()
    },
  'confirms a word of an input method with Enter': () => async (world) => {
    await chatPanel(world).composer.dispatchEvent('keydown', {
      key: 'Enter',
      code: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    })
  },
  'opens the conversation with "*" in the panel':
    (role = '') =>
    async (world) => {
      const { messageCoach, conversation, log } = chatPanel(world)
      await watchAnnouncements(world.page)
      await messageCoach.click()
      await conversation(role).first().click()
      await expect(
        log.or(world.page.getByRole('dialog').getByRole('button', { name: 'Try again' })),
      ).toBeVisible()
    },
  'scrolls the log up by # pixels':
    (pixelsSaid = '') =>
    async (world) => {
      const pixels = Number(pixelsSaid)
      await chatPanel(world).log.hover()
      await world.page.mouse.wheel(0, -pixels)
      await expect(
        chatPanel(world).anyPanel.getByRole('button', { name: 'Go to the newest' }),
      ).toBeVisible()
    },
})

When('the member {conversation deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  /^(?:no message|only "([^"]+)") was announced$/,
  async function (this: PortalWorld, text: string | null) {
    if (text === null) expect(await announcedMessages(this)).toEqual([])
    else await expect.poll(() => announcedMessages(this)).toEqual([text])
  },
)

Then(
  /^the message of (\d+) characters (?:is shown whole|shows (\d+) and an ellipsis)$/,
  async function (this: PortalWorld, all: string, shown: string | null) {
    const whole = long(Number(all))
    const text = shown === null ? whole : `${whole.slice(0, Number(shown))}…`
    await expect(chatPanel(this).log.getByText(text, { exact: true })).toBeVisible()
  },
)

Then('the log {log}', async function (this: PortalWorld, looksAsSaid: ChatView) {
  await looksAsSaid(this)
})

Then('the composer {composer}', async function (this: PortalWorld, looksAsSaid: ChatView) {
  await looksAsSaid(this)
})

Then('the conversation {conversation}', async function (this: PortalWorld, looksAsSaid: ChatView) {
  await looksAsSaid(this)
})
