import { Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { account } from '../screens/account.screen.ts'
import { contacts } from '../screens/contacts.screen.ts'
import { shell } from '../screens/shell.screen.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { setChecked } from '../support/page/set-checked.ts'
import type { PortalWorld } from '../support/world.ts'

Then('the profile tab {string} is open', async function (this: PortalWorld, name: string) {
  await expect(account(this).tab(name)).toHaveAttribute('aria-current', 'page')
})

Then(
  "the header's account menu is named {string}",
  async function (this: PortalWorld, name: string) {
    await expect(
      shell(this).header.getByRole('button', { name: new RegExp(`^${name} `) }),
    ).toBeVisible()
  },
)

Then(
  /^the options? ((?:"[^"]+"(?:, | and )?)+) (?:is|are) (not )?selected$/,
  async function (this: PortalWorld, list: string, not: string | null) {
    for (const name of quotedList(list))
      await expect(account(this).option(name)).toBeChecked({ checked: not === null })
  },
)

definePhrases<ScenarioDeed>('account deed', {
  'checks "*" of "*"':
    (name = '', group = '') =>
    async (world) => {
      await setChecked(
        account(world)
          .main.getByRole('group', { name: group })
          .getByRole('checkbox', { name, exact: true }),
      )
    },
  'adds "*" "*" with the mobile phone "*"':
    (first = '', last = '', phone = '') =>
    async (world) => {
      await contacts(world).add(first, last, phone)
    },
  'changes the password "*" to "*"':
    (current = '', next = '') =>
    async (world) => {
      await account(world).writePassword(current, next)
    },
})

When('the member {account deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then('the section {string} is in view', async function (this: PortalWorld, title: string) {
  await expect(
    account(this).main.getByRole('heading', { level: 2, name: title, exact: true }),
  ).toBeInViewport()
})

Then(
  'the list {string} says {string}',
  async function (this: PortalWorld, label: string, text: string) {
    await expect(
      account(this).main.getByRole('combobox', { name: label }).locator('option:checked'),
    ).toHaveText(text)
  },
)

Then(
  /^(?:the form says that it is|(\d+) forms say that they are) saved$/,
  async function (this: PortalWorld, count: string | null) {
    await expect(account(this).saved).toHaveCount(Number(count ?? 1))
    await expect(account(this).saved.first()).toBeVisible()
  },
)

Then(
  /^(the focus is on an error summary with|the error summary has) (\d+) entries(?: left)?$/,
  async function (this: PortalWorld, how: string, count: string) {
    if (how.startsWith('the focus')) await expect(account(this).summary).toBeFocused()
    await expect(account(this).mending).toHaveCount(Number(count))
  },
)
