import { forgetKeys } from './tables/idempotency-keys.ts'
import type { Sql } from './store.ts'

const DAY_MS = 86_400_000

/**
 * Deletes rows that matter for a day and may belong to no member: failed sign-ins, rate limits and
 * idempotency keys.
 */
export async function deleteExpired(sql: Sql, now: number): Promise<void> {
  await sql.run('DELETE FROM sign_in_attempts WHERE last_ms < ?', [now - DAY_MS])
  await sql.run('DELETE FROM asks WHERE at_ms < ?', [now - DAY_MS])
  await forgetKeys(sql, now)
}
