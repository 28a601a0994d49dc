import { join } from 'node:path'
import type { Page } from 'playwright'
import type { PortalWorld } from '../world.ts'

/**
 * A picture of the screen a scenario failed on. What is typed is covered, and so is a password that
 * is shown.
 */
export async function screenshot(page: Page): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    mask: [page.locator('input, textarea')],
    animations: 'disabled',
  })
}

/**
 * Writes a picture of the page at the scenario's end into the folder that PICTURES names, and
 * returns its file name. Demo members are invented; what is typed is covered all the same.
 */
export async function takePicture(world: PortalWorld): Promise<string | undefined> {
  const folder = process.env['PICTURES']
  if (folder === undefined || !world.hasPage || world.page.isClosed()) return undefined
  const name = `${world.scenario}.jpg`
  await world.page.screenshot({
    path: join(folder, name),
    type: 'jpeg',
    quality: 50,
    scale: 'css',
    mask: [world.page.locator('input, textarea')],
    timeout: 5_000,
  })
  return name
}
