import { account } from '../screens/account.screen.ts'
import { expect } from '../support/expect.ts'
import { headings } from '../support/page/headings.ts'
import { shell } from '../screens/shell.screen.ts'
import { Then } from '@cucumber/cucumber'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { PortalWorld } from '../support/world.ts'

/** What is on the page, and what is not. */
definePhrases<ScenarioDeed>('presence', {
  'one main heading and no level is skipped': () => async (world) => {
    await expect(world.page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const skipping = async () =>
      (await headings(world.page)).filter(
        (level, index, levels) => level > (levels[index - 1] ?? 0) + 1,
      )
    await expect.poll(skipping, 'headings that skip a level').toEqual([])
  },
  'no option "*"':
    (name = '') =>
    async (world) => {
      await expect(account(world).save).toBeVisible()
      await expect(account(world).option(name)).toHaveCount(0)
    },
  'no sidebar': () => async (world) => {
    await expect(world.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shell(world).sidebar).toHaveCount(0)
    await expect(shell(world).hamburger).toHaveCount(0)
  },
})

Then('there is {presence}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})
