import { type DataTable, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import type { FrameView } from '../parameters/frame.ts'
import '../parameters/frame.ts'
import { shell } from '../screens/shell.screen.ts'
import { actWhenReady } from '../support/page/act-when-ready.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  'its item {string} leads to a page in {string} in a new window',
  async function (this: PortalWorld, name: string, language: string) {
    const item = this.page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
    await expect(item).toHaveAttribute('href', new RegExp(`^https://.+/${language}$`))
    await expect(item).toHaveAttribute('target', '_blank')
  },
)

Then('the {word} menu is closed', async function (this: PortalWorld, name: string) {
  await expect(shell(this).menu).toHaveCount(0)
  await expect(shell(this).menuButton(name)).toHaveAttribute('aria-expanded', 'false')
})

Then(
  'a dialog {string} offers {string} and {string}, {string} and {string}',
  async function (
    this: PortalWorld,
    title: string,
    one: string,
    other: string,
    save: string,
    cancel: string,
  ) {
    const dialog = this.page.getByRole('dialog', { name: title })
    const select = dialog.getByRole('combobox')
    await expect(select.getByRole('option')).toHaveText([one, other])
    await expect(dialog.getByRole('button', { name: save, exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: cancel, exact: true })).toBeVisible()
  },
)

definePhrases<ScenarioDeed>('dialog', {
  'is closed': () => async (world) => {
    await expect(shell(world).dialog).toHaveCount(0)
  },
  'says that the language could not be saved': () => async (world) => {
    await expect(shell(world).dialog.getByRole('alert')).toBeVisible()
  },
})

Then('the dialog {dialog}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then('the language was saved once', async function (this: PortalWorld) {
  await expect.poll(() => this.calls.count('savePreference')).toBe(1)
})

Then(
  'every reading since then was requested in {string}',
  async function (this: PortalWorld, language: string) {
    const languages = () => this.calls.languagesSince('savePreference', 'getLocale')
    await expect.poll(languages).not.toEqual([])
    expect(new Set(languages())).toEqual(new Set([language]))
  },
)

definePhrases<ScenarioDeed>('layout deed', {
  'opens the sidebar': () => async (world) => {
    await shell(world).hamburger.click()
    await expect(shell(world).sidebar).toBeVisible()
  },
  'selects "*" and presses "*"':
    (language = '', button = '') =>
    async (world) => {
      // Wait for requests of the first interaction, which use the previous language.
      await requestsSettled(world)
      await shell(world).dialog.getByRole('combobox').selectOption({ label: language })
      await shell(world).dialog.getByRole('button', { name: button, exact: true }).click()
    },
  'interacts with the page': () => async (world) => {
    await actWhenReady(world.page)
  },
  'follows "*"':
    (name = '') =>
    async (world) => {
      await shell(world).follow(name).first().click()
    },
})

When('the member {layout deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

/**
 * The role and name of the focused control, such as `button "Help"`; `nothing` outside the page.
 */
const focused = async (world: PortalWorld): Promise<string> => {
  const at = world.page.locator('body :focus')
  return (await at.count()) === 0
    ? 'nothing'
    : (/^- (\w+ "[^"]*")/.exec(await at.ariaSnapshot())?.[1] ?? 'a control without a name')
}

Then(
  'Tab reaches these in order, and Shift and Tab go back in the same order:',
  async function (this: PortalWorld, table: DataTable) {
    const names = table.raw().flat()
    await actWhenReady(this.page)
    // This button appears last, after the member's conversations have loaded.
    await expect(
      shell(this).header.getByRole('button', { name: 'Message coach, 2 unread' }),
    ).toBeVisible()
    const walk = async (key: string): Promise<string[]> => {
      const reached: string[] = []
      for (let times = 0; times < names.length; times += 1) {
        await this.page.keyboard.press(key)
        reached.push(await focused(this))
      }
      return reached
    }
    expect(await walk('Tab')).toEqual(names)
    // Start after the last control.
    await this.page.keyboard.press('Tab')
    expect(await walk('Shift+Tab')).toEqual(names.toReversed())
    // The focused skip link covers the content below it.
    await this.page.keyboard.press('Tab')
  },
)

Then('the header {header}', async function (this: PortalWorld, looksAsSaid: FrameView) {
  await looksAsSaid(this)
})

Then('the sidebar {sidebar}', async function (this: PortalWorld, looksAsSaid: FrameView) {
  await looksAsSaid(this)
})

Then('the footer {footer}', async function (this: PortalWorld, looksAsSaid: FrameView) {
  await looksAsSaid(this)
})
