import { Then } from '@cucumber/cucumber'
import { localizedName, localizedText } from '../support/page/localized-name.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  'the page says what happens next and which number to call',
  async function (this: PortalWorld) {
    const main = this.page.getByRole('main')
    await expect(
      main.getByRole('heading', {
        level: 2,
        name: localizedName('What happens next', 'Qué sigue'),
      }),
    ).toBeVisible()
    await expect(main.getByRole('listitem')).toHaveCount(3)
    await expect(main.getByRole('link', { name: /^1-800/ })).toHaveAttribute('href', /^tel:/)
    await expect(main).toContainText(localizedText('an email as soon as', 'un correo en cuanto'))
  },
)
