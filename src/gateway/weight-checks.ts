import { listWeightReadings } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { isFailure } from './failure.ts'
import { failing } from './problem.ts'
import { weightReadings } from './weight.ts'

/** Whether the member's scale has ever sent a reading: one is fetched (2§7). Null when that cannot be said (ERR-028). */
export const isScaleActivated = (client: PortalClient): Promise<boolean | null> =>
  failing(listWeightReadings(client, { count: 1 }).then(answer => weightReadings(answer).length > 0)).catch(thrown => instead(thrown, null))

function instead<T>(thrown: unknown, value: T): T {
  if (isFailure(thrown)) return value
  throw thrown
}
