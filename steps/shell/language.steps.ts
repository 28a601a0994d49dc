import { Then, When } from '@cucumber/cucumber'
import { localizedName } from '../support/page/localized-name.ts'
import { expect } from '../support/expect.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import type { PortalWorld } from '../support/world.ts'

const question = ({ page }: PortalWorld) =>
  page.getByRole('dialog', {
    name: localizedName('Which language would you like?', '¿Qué idioma prefiere?'),
  })

Then(
  'a dialog asks {string} and nothing else is open',
  async function (this: PortalWorld, title: string) {
    await expect(question(this)).toHaveAccessibleName(title)
    await expect(this.page.getByRole('dialog')).toHaveCount(1)
  },
)

When('the member answers {string}', async function (this: PortalWorld, name: string) {
  await question(this).getByRole('button', { name, exact: true }).click()
})

Then('no dialog asks about the language', async function (this: PortalWorld) {
  await pageLoaded(this.page)
  await requestsSettled(this)
  await expect(question(this)).toHaveCount(0)
})
