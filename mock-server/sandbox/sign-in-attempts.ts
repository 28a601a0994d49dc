import type { Sql } from '../store/store.ts'

const WRONG_TRIES = 5
const LOCKED_MS = 30 * 60_000
const BURST = 20
export const BURST_MS = 60_000

type Attempts = { failures: number; last_ms: number }

const recent = new Map<string, number[]>()
/** Too many tries for one name within a minute, right or wrong. */
export const isBurst = (username: string, now: number): boolean => {
  const tries = (recent.get(username) ?? []).filter((at) => at > now - BURST_MS && at <= now)
  tries.push(now)
  recent.delete(username)
  recent.set(username, tries.slice(-BURST - 1))
  if (recent.size > 1000) recent.delete(recent.keys().next().value!)
  return tries.length > BURST
}

/** Five wrong tries lock a name, known or not, for 30 minutes after the last. */
export const isLocked = async (sql: Sql, username: string, now: number): Promise<boolean> => {
  await sql.run('DELETE FROM sign_in_attempts WHERE username = ? AND last_ms <= ?', [username, now - LOCKED_MS])
  const attempts = await sql.get<Attempts>('SELECT failures, last_ms FROM sign_in_attempts WHERE username = ?', [username])
  return (attempts?.failures ?? 0) >= WRONG_TRIES
}

export const countFailure = (sql: Sql, username: string, now: number): Promise<number> =>
  sql.run(
    `INSERT INTO sign_in_attempts (username, failures, last_ms) VALUES (?, 1, ?)
     ON CONFLICT (username) DO UPDATE SET failures = sign_in_attempts.failures + 1, last_ms = excluded.last_ms`,
    [username, now],
  )

export const forgetFailures = (sql: Sql, username: string): Promise<number> => sql.run('DELETE FROM sign_in_attempts WHERE username = ?', [username])
