import type { Page } from 'playwright'

/** A picture of the screen a scenario failed on. What is typed is covered, and so is a password that is shown. */
export const screenshot = async (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, mask: [page.locator('input, textarea')], animations: 'disabled' })
