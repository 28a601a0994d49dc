import type { Sql } from '../store.ts'
import { hashOf } from '../tokens.ts'

/** At most `most` requests of a kind within `ms` milliseconds. */
export type RateLimit = { readonly kind: string; readonly most: number; readonly ms: number }

/**
 * Counts a request and returns null within the limit, else whole seconds to wait. Names are hashed,
 * because they may belong to no account.
 */
export async function countRequest(
  sql: Sql,
  limit: RateLimit,
  name: string,
  now: number,
): Promise<number | null> {
  const wait = await secondsToWait(sql, limit, name, now)
  if (wait === null)
    await sql.run('INSERT INTO asks (kind, name, at_ms) VALUES (?, ?, ?)', [
      limit.kind,
      hashOf(name),
      now,
    ])
  return wait
}

/** Returns the seconds until the next request is allowed; null when it is allowed now. */
export async function secondsToWait(
  sql: Sql,
  { kind, most, ms }: RateLimit,
  name: string,
  now: number,
): Promise<number | null> {
  await sql.run('DELETE FROM asks WHERE kind = ? AND name = ? AND at_ms <= ?', [
    kind,
    hashOf(name),
    now - ms,
  ])
  const requests = await sql.all<{ at_ms: number }>(
    'SELECT at_ms FROM asks WHERE kind = ? AND name = ? ORDER BY at_ms',
    [kind, hashOf(name)],
  )
  const first = requests.length < most ? undefined : requests[requests.length - most]
  return first === undefined ? null : Math.max(1, Math.ceil((first.at_ms + ms - now) / 1000))
}

export function deleteRequests(sql: Sql, kind: string, name: string): Promise<number> {
  return sql.run('DELETE FROM asks WHERE kind = ? AND name = ?', [kind, hashOf(name)])
}
