import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'

/** Milliseconds without a new request that count as settled. */
const silence = 500

/**
 * Waits until all calls are answered and no new one follows. Unlike `networkidle`, it accepts the
 * chat's open stream. `held` counts the calls
 * that the scenario delays.
 */
export async function requestsSettled(
  { page, calls }: PortalWorld,
  held: () => number = () => 0,
): Promise<void> {
  await page.waitForLoadState('load')
  let previous = -1
  let since = 0
  await expect
    .poll(
      () => {
        const now = performance.now()
        if (calls.requestCount !== previous || calls.underWay > held())
          [previous, since] = [calls.requestCount, now]
        return now - since
      },
      { message: 'how long nothing was asked for', intervals: [50] },
    )
    .toBeGreaterThan(silence)
}
