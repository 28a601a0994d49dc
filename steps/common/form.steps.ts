import { Then, When } from '@cucumber/cucumber'
import { care } from '../screens/care.screen.ts'
import { expect } from '../support/expect.ts'
import { escapeRegExp } from '../support/page/localized-name.ts'
import { setChecked } from '../support/page/set-checked.ts'
import type { PortalWorld } from '../support/world.ts'

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
  await setChecked(care(this).option(name))
})

When('the member clears {string}', async function (this: PortalWorld, name: string) {
  await setChecked(care(this).option(name), false)
})

When(
  'the member fills {string} with {string} in the dialog',
  async function (this: PortalWorld, label: string, text: string) {
    await this.page.getByRole('dialog').getByLabel(label).fill(text)
  },
)

/** The error message of a field. */
Then(
  /^the field "([^"]+)"( of the dialog)? says "([^"]+)"$/,
  async function (this: PortalWorld, label: string, inDialog: string | null, error: string) {
    const field = this.page
      .getByRole(inDialog === null ? 'main' : 'dialog')
      .getByLabel(label, { exact: true })
    await expect(field).toHaveAccessibleDescription(new RegExp(escapeRegExp(error)))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
)

When('the member selects {string} in the dialog', async function (this: PortalWorld, name: string) {
  const dialog = this.page.getByRole('dialog')
  await setChecked(dialog.getByRole('checkbox', { name, exact: true }))
})

When(
  'the member selects {string} from {string} in the dialog',
  async function (this: PortalWorld, option: string, label: string) {
    await this.page.getByRole('dialog').getByLabel(label).selectOption({ label: option })
  },
)
