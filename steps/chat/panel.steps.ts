import { type DataTable, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { chatPanel } from '../screens/chat-panel.screen.ts'
import { dashboard } from '../screens/dashboard.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  'the panel {string} lists:',
  async function (this: PortalWorld, title: string, table: DataTable) {
    await expect(chatPanel(this).panel(title)).toBeVisible()
    const { conversations } = chatPanel(this)
    await expect(conversations).toHaveCount(table.raw().length)
    for (const [index, words] of table.raw().entries()) {
      for (const word of words) await expect(conversations.nth(index)).toContainText(word)
    }
  },
)

Then(
  'the panel {string} shows {string}',
  async function (this: PortalWorld, title: string, text: string) {
    const { panel, log } = chatPanel(this)
    await expect(panel(title)).toBeVisible()
    await expect(log.getByText(text)).toBeInViewport()
  },
)

Then(
  /^the step "([^"]+)" on the dashboard is (done|still to do)$/,
  async function (this: PortalWorld, title: string, how: string) {
    const { steps } = dashboard(this)
    const row = steps
      .getByRole('listitem')
      .filter({ has: this.page.getByText(title, { exact: true }) })
    const more = steps.getByRole('button', { name: /more steps?$/ })
    await expect(row.or(more).first()).toBeVisible()
    if (await more.isVisible()) await more.click()
    await expect(row).toContainText(how === 'done' ? 'Done' : 'A few words are enough')
  },
)

const closesPanel =
  (press: (world: PortalWorld) => Promise<void>): ScenarioDeed =>
  async (world) => {
    await expect(chatPanel(world).anyPanel).toBeVisible()
    await press(world)
  }

definePhrases<ScenarioDeed>('panel deed', {
  'opens the conversation "*"':
    (role = '') =>
    async (world) => {
      await chatPanel(world).conversation(role).first().click()
    },
  /** The fault has a Retry-After of 30 s, so only this press sends the request again. */
  'tries again in the chat': () => async (world) => {
    const listCalls = async () => (await world.control.sent('listChannels')).length
    const before = await listCalls()
    await chatPanel(world).anyPanel.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect.poll(listCalls).toBe(before + 1)
  },
  'closes the panel by Escape': () => closesPanel(({ page }) => page.keyboard.press('Escape')),
  'closes the panel by the X': () => closesPanel((world) => chatPanel(world).close.click()),
  'closes the panel by the backdrop': () => closesPanel(({ page }) => page.mouse.click(200, 500)),
})

When('the member {panel deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})
