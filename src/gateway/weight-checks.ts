import { listWeightReadings } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { Rows } from '#domain/unknown.ts'
import { isFailure } from './failure.ts'
import { failing } from './problem.ts'
import { weightRows } from './weight.ts'

/**
 * Whether the member's scale has ever sent a reading: one is fetched (2§7). Null when that cannot
 * be said (ERR-028).
 */
export function isScaleActivated(client: PortalClient): Promise<boolean | null> {
  return failing(
    listWeightReadings(client, { count: 1 }).then((answer) => rowCount(weightRows(answer)) > 0),
  ).catch((thrown) => instead(thrown, null))
}

/** One that cannot be read was sent, too. */
const rowCount = ({ items, leftOut }: Rows<unknown>): number => items.length + leftOut

function instead<T>(thrown: unknown, value: T): T {
  if (isFailure(thrown)) return value
  throw thrown
}
