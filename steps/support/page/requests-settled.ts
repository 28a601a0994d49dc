import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'

/** Milliseconds without a new request that count as quiet. */
const silence = 500

/**
 * Waits until the page has been answered and asks for nothing more. Unlike `networkidle` it does
 * not wait for the end of the chat's stream, which has none: a call counts as answered when its
 * answer begins.
 */
export async function requestsSettled({ page, calls }: PortalWorld): Promise<void> {
  await page.waitForLoadState('load')
  let known = -1
  let since = 0
  await expect
    .poll(
      () => {
        const now = performance.now()
        if (calls.asks !== known || calls.underWay > 0) [known, since] = [calls.asks, now]
        return now - since
      },
      { message: 'how long nothing was asked for', intervals: [50] },
    )
    .toBeGreaterThan(silence)
}
