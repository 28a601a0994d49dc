import type { Page } from 'playwright'
import { expect } from '../expect.ts'

/**
 * Waits until the page has its heading and nothing on it is still on its way, by what it tells a
 * screen reader.
 */
export async function pageLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
