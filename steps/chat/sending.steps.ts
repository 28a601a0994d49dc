import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import type { Locator } from 'playwright'
import { chatPanel } from '../screens/chat-panel.screen.ts'
import { expect } from '../support/expect.ts'
import { announcements } from '../support/page/live-announcements.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import type { PortalWorld } from '../support/world.ts'

/** The row of the log that holds a text. */
const row = (world: PortalWorld, text: string): Locator =>
  chatPanel(world)
    .log.locator('[data-row]')
    .filter({ has: world.page.getByText(text, { exact: true }) })
    .last()

Given(
  /^the answers? to the member's next (\d+) messages? (?:is|are) lost$/,
  async function (this: PortalWorld, count: string) {
    this.guard.expect('failed call', /^sendMessage answered 504$/)
    await (
      await this.context()
    ).route(
      '**/SendMessage',
      async (route) => {
        await route.fetch()
        await route.fulfill({ status: 504, json: { code: 'unavailable', message: '' } })
      },
      { times: Number(count) },
    )
  },
)

Given(/^the streams are (cut|frozen)$/, async function (this: PortalWorld, how: string) {
  this.guard.expect('failed call', /^streamEvents /, { maybe: true })
  await this.control.breakStreams(how === 'cut' ? 'cut' : 'freeze')
})

Then(
  /^"([^"]+)" (waits for a connection|is not sent|is sent)$/,
  async function (this: PortalWorld, text: string, how: string) {
    // A message that a coach has seen counts as sent.
    const words =
      { 'waits for a connection': /Waiting for a connection/, 'is not sent': /Not sent/ }[how] ??
      /(Sent|Seen)$/
    await expect(row(this, text)).toContainText(words)
  },
)

Then(
  /^the coach has received exactly these messages:$/,
  async function (this: PortalWorld, table: DataTable) {
    const expected = table.raw().map(([text = '']) => text)
    const memberTexts = async (): Promise<string[]> => {
      const { channels } = await this.control.chatOf(this.member.id)
      // Seeded messages have no client id and are not the member's own.
      return channels
        .flatMap(({ messages }) => messages)
        .filter(({ clientMessageId }) => clientMessageId !== null)
        .map(({ text }) => text)
    }
    await expect.poll(memberTexts).toEqual(expected)
  },
)

Then(
  /^(a|no) coach is requested for the conversation "(coaching|food)"$/,
  async function (this: PortalWorld, whether: string, which: string) {
    const type = which === 'food' ? 'MEMBER_FOOD_LOGGING' : 'MEMBER_ONE_ON_ONE'
    const isAwaiting = async (): Promise<boolean | undefined> =>
      (await this.control.chatOf(this.member.id)).channels.find(
        ({ customType }) => customType === type,
      )?.awaitingCoach
    await expect.poll(isAwaiting).toBe(whether === 'a')
  },
)

/** Other texts in the same toast region are ignored. */
Then(
  /^(a|an urgent) toast says "([^"]+)" and "([^"]+)"$/,
  async function (this: PortalWorld, which: string, title: string, text: string) {
    const toast = this.page
      .getByRole(which === 'a' ? 'status' : 'alert')
      .locator('[data-toast]')
      .filter({ has: this.page.getByText(title, { exact: true }) })
    await expect(toast).toBeVisible()
    await expect(toast.getByText(text, { exact: true })).toBeVisible()
  },
)

Then('{string} is tracked once', async function (this: PortalWorld, event: string) {
  await expect
    .poll(() => this.page.evaluate(() => (window as unknown as { counted: string[] }).counted))
    .toEqual([event])
})

definePhrases<ScenarioDeed>('sending deed', {
  'switches to the other tab': () => async (world) => {
    world.page = (await world.pages()).find((page) => page !== world.page) ?? world.page
    await world.page.bringToFront()
  },
  'opens the conversation that has not started': () => async (world) => {
    await chatPanel(world).messageCoach.click()
    await chatPanel(world).conversation('Not started yet').click()
    await expect(chatPanel(world).composer).toBeVisible()
  },
  'writes "…" to the coach':
    (texts = '') =>
    async (world) => {
      const { composer } = chatPanel(world)
      for (const text of quotedList(texts)) {
        await composer.fill(text)
        await composer.press('Enter')
        await expect(row(world, text)).toBeVisible()
      }
    },
  'cancels the unsent message "*"':
    (text = '') =>
    async (world) => {
      await row(world, text).getByRole('button', { name: 'Do not send' }).click()
      await expect(row(world, text)).toHaveCount(0)
    },
})

When('the member {sending deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

definePhrases<ScenarioDeed>('stream page', {
  'records tracking events': () => async (world) => {
    await world.page.evaluate(() => {
      const events: string[] = []
      Object.assign(window, { counted: events })
      addEventListener('portal-tracked', (event) =>
        events.push((event as CustomEvent<string>).detail),
      )
    })
  },
  'has no event stream': () => async (world) => {
    expect(await world.control.streams()).toBe(0)
  },
})

Given('the page {stream page}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

/** Moves the mouse until the portal has opened its event stream. */
Given('the event stream is open', async function (this: PortalWorld) {
  let at = 300
  await expect
    .poll(async () => {
      await this.page.mouse.move((at += 1), 300)
      return this.control.streams()
    })
    .toBe(1)
})

When(
  'the network comes back after the member has closed the tab',
  async function (this: PortalWorld) {
    await this.page.close()
    await (await this.context()).setOffline(false)
    // A new tab of the same browser, without a page.
    this.page = await this.newPage()
  },
)

/** `since the chat opened`: also of a toast that was gone at once. */
Then(
  /^(no|\d+) toasts? (?:is|are) shown( since the chat opened)?$/,
  async function (this: PortalWorld, count: string, since?: string) {
    await expect(this.page.locator('[data-toast]')).toHaveCount(count === 'no' ? 0 : Number(count))
    if (since !== undefined)
      expect(
        (await announcements(this.page)).filter((text) => text.includes('You have a new message')),
      ).toEqual([])
  },
)
