import type { Page } from 'playwright'
import { expect, patience } from '../expect.ts'

/**
 * Waits until the page has its heading and no busy part. The page itself looks at each frame,
 * because `expect` looks only every 500 ms after a short while.
 */
export async function pageLoaded(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
        document.querySelector('[aria-busy=true]') === null,
      undefined,
      { timeout: patience },
    )
    // The expectations below say what is missing.
    .catch(() => {})
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
