import type { Locator } from 'playwright'
import { expect } from '../expect.ts'

/**
 * Ticks a checkbox or chooses a radio (`to` true), or takes the tick out. The whole label takes the
 * press, once it stands still, for the input lies under it.
 */
export async function setChecked(input: Locator, to = true): Promise<void> {
  if ((await input.isChecked()) !== to) await input.locator('xpath=ancestor::label[1]').click()
  await expect(input).toBeChecked({ checked: to })
}
