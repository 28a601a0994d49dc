import { forgetKeys } from './tables/idempotency-keys.ts'
import type { Sql } from './store.ts'

const DAY_MS = 86_400_000

/**
 * Forgets what counts only for a day and may belong to no member who could be deleted: wrong tries
 * and asks, also for names that nobody has, and idempotency keys.
 */
export async function deleteExpired(sql: Sql, now: number): Promise<void> {
  await sql.run('DELETE FROM sign_in_attempts WHERE last_ms < ?', [now - DAY_MS])
  await sql.run('DELETE FROM asks WHERE at_ms < ?', [now - DAY_MS])
  await forgetKeys(sql, now)
}
