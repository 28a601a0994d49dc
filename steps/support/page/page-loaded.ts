import type { Page } from 'playwright'
import { expect } from '../expect.ts'

/** Waits until the page has its heading and no busy part. */
export async function pageLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
