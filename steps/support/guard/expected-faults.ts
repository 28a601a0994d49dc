import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'

/**
 * Waits until all expected faults have happened. A step that ends a fault must not run before the
 * fault.
 */
export function waitForExpectedFaults({ guard }: PortalWorld): Promise<void> {
  return expect.poll(() => guard.missing(), 'what has not come yet').toEqual([])
}
