import type { WeightTarget } from '#domain/weight-target.ts'
import { getWeightTarget, listWeightReadings } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { isFailure } from './failure.ts'
import { failing } from './problem.ts'
import { weightReadings, weightTarget } from './weight.ts'

/** Whether the member's scale has ever sent a reading: one is fetched (2§7). Null when that cannot be said (ERR-028). */
export const isScaleActivated = (client: PortalClient): Promise<boolean | null> =>
  failing(listWeightReadings(client, { count: 1 }).then(answer => weightReadings(answer).length > 0)).catch(thrown => instead(thrown, null))

/** The member's target weight; undefined when it cannot be read (ERR-029). */
export const weightTargetIfAny = (client: PortalClient): Promise<WeightTarget | undefined> =>
  failing(getWeightTarget(client).then(weightTarget)).catch(thrown => instead(thrown, undefined))

function instead<T>(thrown: unknown, value: T): T {
  if (isFailure(thrown)) return value
  throw thrown
}
