import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { care } from '../screens/care.screen.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { setChecked } from '../support/page/set-checked.ts'
import type { PortalWorld } from '../support/world.ts'

Given(
  /^the RPC "(\w+)" is answered with "(unavailable|internal)"$/,
  async function (this: PortalWorld, operationId: string, code: string) {
    this.guard.expect('failed call', new RegExp(`^${operationId} answered `))
    await this.control.armFault({ operationId, example: code })
  },
)

Given(
  'the call {string} returns an empty result',
  function (this: PortalWorld, operationId: string) {
    this.guard.expect('failed call', new RegExp(`^${operationId} answered 404$`))
  },
)

Then(
  /^the content says ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, list: string) {
    for (const text of quotedList(list)) await expect(care(this).main).toContainText(text)
  },
)

/** Wait for the whole page first, because a loading page shows little text. */
Then('the content does not say {string}', async function (this: PortalWorld, text: string) {
  await pageLoaded(this.page)
  await expect(care(this).main).not.toContainText(text)
})

When(
  'the member fills {string} with {string}',
  async function (this: PortalWorld, label: string, text: string) {
    await care(this).field(label).fill(text)
  },
)

Then(
  'the field {string} holds {string}',
  async function (this: PortalWorld, label: string, text: string) {
    await expect(care(this).field(label)).toHaveValue(text)
  },
)

When('the member selects {string}', async function (this: PortalWorld, name: string) {
  await setChecked(care(this).choice(name))
})

When('the member clears {string}', async function (this: PortalWorld, name: string) {
  await setChecked(care(this).tick(name), false)
})

Then(
  'the card {string} does not say {string}',
  async function (this: PortalWorld, title: string, text: string) {
    await pageLoaded(this.page)
    const card = care(this)
      .main.locator('section')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
    await expect(card).toHaveCount(1)
    await expect(card).not.toContainText(text)
  },
)

When('the member presses {string} in the dialog', async function (this: PortalWorld, name: string) {
  await care(this).window.getByRole('button', { name, exact: true }).click()
})

/**
 * Changes rows of an RPC response to values that only a newer server may send. `added` is a changed
 * copy of the first row.
 */
Given(
  'in the response of {string} the rows of {string} are changed with:',
  async function (this: PortalWorld, rpc: string, list: string, table: DataTable) {
    type Wire = Record<string, unknown>
    await (
      await this.context()
    ).route(new RegExp(`/${rpc}(\\?.*)?$`), async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as Wire
      const rows = list.split('.').reduce<unknown>((at, key) => (at as Wire)[key], answer) as Wire[]
      for (const [which, field = '', value] of table.raw()) {
        if (which === 'added') rows.push(structuredClone(rows[0] ?? {}))
        const [key = '', ...path] = field.split('.').toReversed()
        const changed =
          which === 'all' ? rows : which === 'added' ? rows.slice(-1) : rows.slice(0, 1)
        for (const row of changed)
          path.reduceRight<Wire>((at, name) => at[name] as Wire, row)[key] = value
      }
      await route.fulfill({ response, json: answer })
    })
  },
)
