import { join } from 'node:path'
import type { PickleTag } from '@cucumber/messages'
import type { Page } from 'playwright'
import type { PortalWorld } from '../world.ts'

/** A screenshot for a failed scenario. Input fields and visible passwords are masked. */
export async function screenshot(page: Page): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    mask: [page.locator('input, textarea')],
    animations: 'disabled',
  })
}

/**
 * Writes a screenshot of a scenario that proves a requirement into the folder PICTURES and returns
 * its file name. Input fields are masked.
 */
export async function takePicture(
  world: PortalWorld,
  tags: readonly PickleTag[],
): Promise<string | undefined> {
  const folder = process.env['PICTURES']
  if (folder === undefined || !world.hasPage || world.page.isClosed()) return undefined
  // The requirements page shows no other scenario.
  if (!tags.some(({ name }) => /-\d+$/.test(name))) return undefined
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
