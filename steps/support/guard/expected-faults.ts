import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'

/**
 * A page draws before its call is answered: what ends the trouble must not come first, or the
 * scenario shows less than it says.
 */
export function waitForExpectedFaults({ guard }: PortalWorld): Promise<void> {
  return expect.poll(() => guard.missing(), 'what has not come yet').toEqual([])
}
