import { Then, When } from '@cucumber/cucumber'
import { care } from '../screens/care.screen.ts'
import { expect } from '../support/expect.ts'
import { escapeRegExp } from '../support/page/localized-name.ts'
import { setChecked } from '../support/page/set-checked.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  'the field {string} holds {string}',
  async function (this: PortalWorld, label: string, text: string) {
    await expect(care(this).field(label)).toHaveValue(text)
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

/** A dialog's label may go on, as with "(optional)". */
When(
  /^the member fills "([^"]+)" with "([^"]*)"( in the dialog)?$/,
  async function (this: PortalWorld, label: string, text: string, inDialog: string | null) {
    const { field, window } = care(this)
    await (inDialog === null ? field(label) : window.getByLabel(label)).fill(text)
  },
)

When(
  /^the member selects "([^"]+)"( in the dialog| by keyboard)?$/,
  async function (this: PortalWorld, name: string, how: string | null) {
    const { option, window } = care(this)
    if (how === ' by keyboard') return option(name).press('Space')
    await setChecked(
      how === null ? option(name) : window.getByRole('checkbox', { name, exact: true }),
    )
  },
)

When(
  /^the member selects "([^"]+)" from "([^"]+)"( in the dialog)?$/,
  async function (this: PortalWorld, option: string, label: string, inDialog: string | null) {
    const { main, window } = care(this)
    await (inDialog === null ? main : window).getByLabel(label).selectOption({ label: option })
  },
)
