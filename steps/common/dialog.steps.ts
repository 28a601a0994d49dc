import { account } from '../screens/account.screen.ts'
import { expect } from '../support/expect.ts'
import { Then } from '@cucumber/cucumber'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { PortalWorld } from '../support/world.ts'

/** What a dialog asks. */
definePhrases<ScenarioDeed>('asking dialog', {
  'asks "*"':
    (title = '') =>
    async (world) => {
      await expect(
        account(world).dialog.getByRole('heading', { level: 2, name: title }),
      ).toBeVisible()
    },
  'offers the member a scale and says "*"':
    (words = '') =>
    async (world) => {
      const window = world.page.getByRole('dialog', { name: /scale/ })
      await expect(window).toContainText(words)
      await expect(window.getByRole('button', { name: 'Yes', exact: true })).toBeVisible()
    },
})

Then('a dialog {asking dialog}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})
