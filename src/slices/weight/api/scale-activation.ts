import { listWeightReadings } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { Rows } from '#platform/model/unknown-enum.ts'
import { isFailure } from '#platform/http/failure.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'
import { weightRows } from '#vitals/api/readings/weight-rows.ts'

/**
 * Whether the member's scale has ever sent a reading: one is fetched (2§7). Null when that cannot
 * be said (ERR-028).
 */
export function isScaleActivated(client: PortalClient): Promise<boolean | null> {
  return rejectWithFailure(
    listWeightReadings(client, { count: 1 }).then((answer) => rowCount(weightRows(answer)) > 0),
  ).catch((thrown) => instead(thrown, null))
}

/** One that cannot be read was sent, too. */
const rowCount = ({ items, leftOut }: Rows<unknown>): number => items.length + leftOut

function instead<T>(thrown: unknown, value: T): T {
  if (isFailure(thrown)) return value
  throw thrown
}
