import { getMigrationInfo } from '#generated/rpc/calls.ts'
import type { RpcClient } from '#generated/rpc/client.ts'

/**
 * Milliseconds that a login waits for the answer. The first page waits with it, so it is short
 * (docs/decisions/0062-backoff-and-retry-budget.md).
 */
const patience = 2_000

/**
 * Whether the member may move to the one account (AUTH-010). False when it cannot be said: nobody
 * is kept out by a service that is away.
 */
export function isEligibleForMigration(client: RpcClient): Promise<boolean> {
  return getMigrationInfo(client, {}, { signal: AbortSignal.timeout(patience) })
    .then(({ eligible }) => eligible)
    .catch(() => false)
}
