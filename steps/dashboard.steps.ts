import { Then, When } from '@cucumber/cucumber'
import { expect } from 'playwright/test'
import { dashboard } from './screens/dashboard.screen.ts'
import { either } from './support/either.ts'
import type { PortalWorld } from './support/world.ts'

Then('the tile {string} says {string} and {string}', async function (this: PortalWorld, tile: string, figure: string, word: string) {
  for (const text of [figure, word]) await expect(dashboard(this).tile(tile)).toContainText(text)
})

Then('the tile {string} says {string}', async function (this: PortalWorld, tile: string, text: string) {
  await expect(dashboard(this).tile(tile)).toContainText(text)
})

Then('the tile {string} says a value in {string}', async function (this: PortalWorld, tile: string, unit: string) {
  await expect(dashboard(this).tile(tile)).toContainText(new RegExp(`\\d+\\s*${unit}`))
})

When('she follows the tile {string}', async function (this: PortalWorld, tile: string) {
  await dashboard(this).tile(tile).getByRole('link').click()
})

Then('one tile says {string}', async function (this: PortalWorld, title: string) {
  const failed = dashboard(this).tiles.filter({ has: this.page.getByRole('button', { name: either('Try again', 'Intentar de nuevo') }) })
  await expect(failed).toHaveCount(1)
  await expect(failed.getByRole('heading')).toHaveText(title)
})

Then('there is no tile', async function (this: PortalWorld) {
  await expect(dashboard(this).tiles).toHaveCount(0)
})
