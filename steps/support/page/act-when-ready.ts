import type { Page } from 'playwright'
import { localizedName } from './localized-name.ts'
import { expect } from '../expect.ts'
import { pageLoaded } from './page-loaded.ts'

/**
 * Interacts with the page and waits for the parts that load after the first interaction: message
 * count, toasts, idle dialog, lower parts.
 */
export async function actWhenReady(page: Page): Promise<void> {
  await pageLoaded(page)
  await page.keyboard.press('Shift')
  await expect(
    page.getByRole('region', { name: localizedName('Messages', 'Avisos') }),
  ).toBeAttached()
  await pageLoaded(page)
}
