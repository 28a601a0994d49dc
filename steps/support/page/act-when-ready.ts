import type { Page } from 'playwright'
import { localizedName } from './localized-name.ts'
import { expect } from '../expect.ts'
import { pageLoaded } from './page-loaded.ts'

/**
 * Does something on the page, as everybody does who looks at one, and waits until what follows it
 * then is there: the header's count of messages, toasts, the question whether she is still here,
 * and what is below the first window.
 */
export async function actWhenReady(page: Page): Promise<void> {
  await pageLoaded(page)
  await page.keyboard.press('Shift')
  await expect(
    page.getByRole('region', { name: localizedName('Messages', 'Avisos') }),
  ).toBeAttached()
  await pageLoaded(page)
}
