import type { Locator } from 'playwright'
import { expect } from '../expect.ts'

/**
 * Checks or unchecks a checkbox or radio button by its label, because the label covers the input.
 */
export async function setChecked(input: Locator, to = true): Promise<void> {
  if ((await input.isChecked()) !== to) await input.locator('xpath=ancestor::label[1]').click()
  await expect(input).toBeChecked({ checked: to })
}
