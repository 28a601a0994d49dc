import { countRequest, type RateLimit } from '../../database/tables/rate-limits.ts'
import type { Sql, Store } from '../../database/store.ts'

const WRONG_TRIES = 5
const LOCKED_MS = 30 * 60_000
const BURST: RateLimit = { kind: 'sign-in', most: 20, ms: 60_000 }

type Attempts = { failures: number; last_ms: number }

/**
 * Counts an attempt for a name and returns the seconds to wait, or null within the limit.
 * Successful attempts count too.
 */
export function countAttempt(store: Store, username: string, now: number): Promise<number | null> {
  return store.transaction((sql) => countRequest(sql, BURST, username, now))
}

/**
 * Returns whether a name is locked: five failures lock it for 30 minutes after the last. Unknown
 * names behave the same.
 */
export async function isLocked(sql: Sql, username: string, now: number): Promise<boolean> {
  await sql.run('DELETE FROM sign_in_attempts WHERE username = ? AND last_ms <= ?', [
    username,
    now - LOCKED_MS,
  ])
  const attempts = await sql.get<Attempts>(
    'SELECT failures, last_ms FROM sign_in_attempts WHERE username = ?',
    [username],
  )
  return (attempts?.failures ?? 0) >= WRONG_TRIES
}

export function countFailure(sql: Sql, username: string, now: number): Promise<number> {
  return sql.run(
    `INSERT INTO sign_in_attempts (username, failures, last_ms) VALUES (?, 1, ?)
     ON CONFLICT (username) DO UPDATE SET failures = sign_in_attempts.failures + 1, last_ms = excluded.last_ms`,
    [username, now],
  )
}

export function forgetFailures(sql: Sql, username: string): Promise<number> {
  return sql.run('DELETE FROM sign_in_attempts WHERE username = ?', [username])
}
