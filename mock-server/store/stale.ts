import type { Sql } from './store.ts'

const DAY_MS = 86_400_000

/** Forgets what counts only for minutes and belongs to no member who could be deleted: wrong tries and asks of a day ago, also for names that nobody has. */
export const forgetStale = async (sql: Sql, now: number): Promise<void> => {
  await sql.run('DELETE FROM sign_in_attempts WHERE last_ms < ?', [now - DAY_MS])
  await sql.run('DELETE FROM asks WHERE at_ms < ?', [now - DAY_MS])
}
