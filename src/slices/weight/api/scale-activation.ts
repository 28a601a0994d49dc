import { listWeightReadings } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import { isFailure } from '#platform/http/failure.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'
import { weightRows } from '#vitals/api/readings/weight-rows.ts'

/**
 * Whether the member's scale has ever sent a reading; it fetches one (2§7). `null` when the check
 * failed (ERR-028).
 */
export function isScaleActivated(client: PortalClient): Promise<boolean | null> {
  return rejectWithFailure(
    listWeightReadings(client, { count: 1 }).then((answer) => rowCount(weightRows(answer)) > 0),
  ).catch((thrown) => instead(thrown, null))
}

/** Rows that failed to parse count, since they were sent, too. */
const rowCount = ({ items, leftOut }: Rows<unknown>): number => items.length + leftOut

function instead<T>(thrown: unknown, value: T): T {
  if (isFailure(thrown)) return value
  throw thrown
}
