import { readFile } from 'node:fs/promises'
import { Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import type { Locator } from 'playwright'
import { chatPanel } from '../screens/chat-panel.screen.ts'
import { conversation } from '../screens/conversation.screen.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { setChecked } from '../support/page/set-checked.ts'
import type { PortalWorld } from '../support/world.ts'

When(
  'in the dialog the member selects {string} and {string}',
  async function (this: PortalWorld, one: string, other: string) {
    for (const name of [one, other])
      await setChecked(conversation(this).picker.getByRole('radio', { name }).first())
  },
)

/** The visible part of a card; screen readers get its text instead. */
const drawn = (within: Locator): Locator => within.locator('[aria-hidden=true]')

Then(
  /^the (window|log) shows a card with ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, where: string, texts: string) {
    const { picker, log } = conversation(this)
    for (const text of quotedList(texts))
      await expect(
        drawn(where === 'window' ? picker : log)
          .filter({ hasText: text })
          .last(),
      ).toBeVisible()
  },
)

Then(
  'the panel is still open and the focus is on {string}',
  async function (this: PortalWorld, name: string) {
    await expect(conversation(this).search).toHaveCount(0)
    await expect(conversation(this).log).toBeVisible()
    await expect(this.page.getByRole('button', { name })).toBeFocused()
  },
)

definePhrases<ScenarioDeed>('card deed', {
  'searches the conversation for "*"':
    (text = '') =>
    async (world) => {
      const { more, item, search, searchBox } = conversation(world)
      if ((await search.count()) === 0) {
        await more.click()
        await item('Search').click()
      }
      await searchBox.fill(text)
    },
  'goes to the older match': () => async (world) => {
    await expect(conversation(world).search).toContainText('1 of 3')
    await world.page.keyboard.press('Enter')
  },
  'selects "*" for the whole conversation':
    (name = '') =>
    async (world) => {
      const { more, item } = conversation(world)
      await world.page.evaluate(() => {
        window.print = () => {}
      })
      await more.click()
      const download = name === 'Print' ? null : world.page.waitForEvent('download')
      // Without a printer, Chromium may report the end of printing at any time, and the sheet
      // disappears then.
      if (name === 'Print')
        await world.page.evaluate(() =>
          Object.assign(window, { print: () => document.body.setAttribute('data-printing', '') }),
        )
      await item(name).click()
      const file = await download
      if (file)
        world.file = `${file.suggestedFilename()}\n${await readFile(await file.path(), 'utf8')}`
    },
  'sends "*" with the attachment':
    (text = '') =>
    async (world) => {
      const { attached, send, log } = conversation(world)
      await expect(attached).toBeVisible()
      await chatPanel(world).composer.fill(text)
      await send.click()
      await expect(log.getByText(text, { exact: true })).toBeVisible()
    },
  'sends the attachment without text': () => async (world) => {
    await expect(conversation(world).attached).toBeVisible()
    await conversation(world).send.click()
  },
})

When('the member {card deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then('only the {int} messages are printed', async function (this: PortalWorld, count: number) {
  const sheet = this.page.getByText('Messages with Dana W.', { exact: true })
  await expect(sheet).toBeAttached()
  await expect(this.page.locator('body[data-printing]')).toHaveCount(1)
  await this.page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  const printed = this.page.locator('section p[dir=auto]')
  await expect(printed.filter({ hasText: 'Dana W.: El café de la mañana' })).toBeVisible()
  await expect(conversation(this).log).toBeHidden()
  await expect(printed).toHaveCount(count)
  await this.page.emulateMedia({ media: null })
  await this.page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
})

Then(
  /^a screen reader reads "([^"]+)" for the (card|search)$/,
  async function (this: PortalWorld, text: string, what: string) {
    const { log, searchStatus } = conversation(this)
    if (what === 'search') await expect(searchStatus).toContainText(text)
    else await expect(log.getByText(text, { exact: true })).toHaveCount(1)
  },
)
