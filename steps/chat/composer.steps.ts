import { Then, When } from '@cucumber/cucumber'
import { chatPanel } from '../screens/chat-panel.screen.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import type { PortalWorld } from '../support/world.ts'

/** Inserts text at the caret like a paste, without the machine's clipboard. */
const paste = async ({ page }: PortalWorld, text: string): Promise<void> =>
  page.keyboard.insertText(text)

When('an input method enters {string}', async function (this: PortalWorld, word: string) {
  await chatPanel(this).composer.focus()
  const devtools = await this.page.context().newCDPSession(this.page)
  await devtools.send('Input.imeSetComposition', {
    text: word,
    selectionStart: word.length,
    selectionEnd: word.length,
  })
  await devtools.send('Input.insertText', { text: word })
})

Then(
  /^(\d+) drafts? (?:is|are) kept for this tab$/,
  async function (this: PortalWorld, count: string) {
    await expect
      .poll(() =>
        this.page.evaluate(
          () => Object.keys(sessionStorage).filter((key) => key.startsWith('chat-draft-')).length,
        ),
      )
      .toBe(Number(count))
  },
)

Then('only the visible message was sent', async function (this: PortalWorld) {
  const ownMessages = async () =>
    (await this.control.chatOf(this.member.id)).channels
      .flatMap(({ messages }) => messages)
      .filter(({ text }) => !/[\p{L}\p{N}]/u.test(text))
  await expect
    .poll(async () => (await ownMessages()).map(({ text }) => text))
    .toEqual(['🍎'.repeat(5000)])
})

Then('the message is still unread', async function (this: PortalWorld) {
  await requestsSettled(this)
  const { channels } = await this.control.chatOf(this.member.id)
  expect(
    channels.some(({ readSequence, messages }) => readSequence < (messages.at(-1)?.sequence ?? 0)),
  ).toBe(true)
})

When(
  /^the member types "([^"]+)"(?: and, after (Enter|Shift and Enter), "([^"]+)")?$/,
  async function (this: PortalWorld, first: string, keys: string | null, second: string | null) {
    const { composer } = chatPanel(this)
    await composer.pressSequentially(first)
    if (keys === null) return
    await this.page.keyboard.press(keys.replace(' and ', '+'))
    await composer.pressSequentially(second ?? '')
  },
)

/** Emoji take the place of what was there. */
When(
  /^the member pastes (\d+) (emoji|invisible characters)$/,
  async function (this: PortalWorld, count: string, what: string) {
    const many = Number(count)
    await chatPanel(this).composer.focus()
    if (what === 'emoji') await this.page.keyboard.press('ControlOrMeta+A')
    await paste(
      this,
      what === 'emoji' ? '🍎'.repeat(many) : '\u202e\u200b'.repeat(many).slice(0, many),
    )
  },
)
