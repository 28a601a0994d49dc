import { Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { account } from '../screens/account.screen.ts'
import { localizedName } from '../support/page/localized-name.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { newEmailOf } from '../support/new-email.ts'
import type { PortalWorld } from '../support/world.ts'

When(
  'in the dialog the member places the order, which is refused without an address',
  async function (this: PortalWorld) {
    this.guard.expect('failed call', /^placeSupplyOrder answered 422$/)
    const sent = async (): Promise<number> => (await this.control.sent('placeSupplyOrder')).length
    const before = await sent()
    await account(this).dialog.getByRole('button', { name: 'Place order', exact: true }).click()
    await expect.poll(sent).toBe(before + 1)
  },
)

const confirm = async (world: PortalWorld, password: string): Promise<void> => {
  await account(world).dialog.locator('input[name=current-password]').fill(password)
  await world.page.keyboard.press('Enter')
}

Then(
  /^these numbers and addresses were notified of the changed address: (.+)$/,
  async function (this: PortalWorld, list: string) {
    const recipients = async () =>
      (await this.control.mails())
        .filter(({ kind, channel }) => kind === 'address-changed' && channel === 'SMS')
        .map(({ destination }) => destination)
    await expect.poll(recipients).toEqual(quotedList(list))
  },
)

definePhrases<ScenarioDeed>('account change', {
  'fills "*" with a new email address':
    (label = '') =>
    async (world) => {
      await account(world).main.getByRole('textbox', { name: label }).fill(newEmailOf(world))
    },
  'confirms with the password "*", which is refused':
    (password = '') =>
    async (world) => {
      world.guard.expect('failed call', /^savePersonalInfo answered 422$/)
      const sent = async (): Promise<number> =>
        (await world.control.sent('savePersonalInfo')).length
      const before = await sent()
      await confirm(world, password)
      await expect.poll(sent).toBe(before + 1)
      // The button shows world name again after the response.
      await expect(
        account(world).dialog.getByRole('button', {
          name: localizedName('Confirm and save', 'Confirmar y guardar'),
        }),
      ).toBeVisible()
      await expect(account(world).dialog.locator('input[name=current-password]')).toBeFocused()
    },
  'confirms with the password': () => (world) => confirm(world, world.member.password),
  'confirms with the password, and the change is refused': () => async (world) => {
    world.guard.expect('failed call', /^savePersonalInfo answered 422$/)
    await confirm(world, world.member.password)
    await expect(account(world).dialog).toHaveCount(0)
  },
})

When('the member {account change}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})
