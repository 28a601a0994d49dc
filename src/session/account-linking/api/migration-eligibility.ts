import { getMigrationInfo } from '#generated/rpc/calls.ts'
import type { RpcClient } from '#generated/rpc/client.ts'

/**
 * Timeout in milliseconds. It is short because the first page waits for the answer
 * (docs/decisions/0062-backoff-and-retry-budget.md).
 */
const timeout = 2_000

/**
 * Whether the member may migrate to the single account (AUTH-010). Returns false when the call
 * fails, so that an outage does not block sign-in.
 */
export function isEligibleForMigration(client: RpcClient): Promise<boolean> {
  return getMigrationInfo(client, {}, { signal: AbortSignal.timeout(timeout) })
    .then(({ eligible }) => eligible)
    .catch(() => false)
}
