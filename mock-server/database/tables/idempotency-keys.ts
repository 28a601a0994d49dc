import type { Sql } from '../store.ts'

/** Lifetime of a key, in milliseconds. */
export const KEY_AGE_MS = 86_400_000

/** A key of a member or of a call without a session, with a hash of its request. */
export type UsedKey = {
  readonly memberId: string | null
  readonly key: string
  readonly fingerprint: string
}

/** `claimed`: the request may run. `answered`: it ran before, with this answer. */
export type KeyClaim =
  | { readonly type: 'claimed' }
  | { readonly type: 'reused' }
  | { readonly type: 'answered'; readonly answer: string }

type Row = { readonly fingerprint: string; readonly answer: string | null; readonly at_ms: number }

const INSERT =
  'INSERT INTO idempotency_keys (owner, idempotency_key, member_id, fingerprint, answer, at_ms) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (owner, idempotency_key)'

/**
 * Claims a key in the transaction of its write; another request with the key waits for its end.
 * `now` is epoch milliseconds on the scenario's clock.
 */
export async function claimKey(
  sql: Sql,
  { memberId, key, fingerprint }: UsedKey,
  now: number,
): Promise<KeyClaim> {
  const owner = memberId ?? ''
  // An INSERT conflicts with other members' keys less often than a SELECT.
  const made = await sql.run(`${INSERT} DO NOTHING`, [owner, key, memberId, fingerprint, null, now])
  if (made === 1) return { type: 'claimed' }
  const row = await sql.get<Row>(
    'SELECT fingerprint, answer, at_ms FROM idempotency_keys WHERE owner = ? AND idempotency_key = ?',
    [owner, key],
  )
  // Earlier versions stored keys without an answer, and a crash left them so.
  if (!row || row.answer === null || row.at_ms <= now - KEY_AGE_MS) return { type: 'claimed' }
  return row.fingerprint === fingerprint
    ? { type: 'answered', answer: row.answer }
    : { type: 'reused' }
}

/** Stores the answer of a claimed key. */
export async function keepAnswer(
  sql: Sql,
  { memberId, key, fingerprint }: UsedKey,
  answer: string,
  now: number,
): Promise<void> {
  await sql.run(
    `${INSERT} DO UPDATE SET fingerprint = excluded.fingerprint, answer = excluded.answer, at_ms = excluded.at_ms`,
    [memberId ?? '', key, memberId, fingerprint, answer, now],
  )
}

/** Releases the key of a refused request. */
export async function releaseKey(sql: Sql, { memberId, key }: UsedKey): Promise<void> {
  await sql.run('DELETE FROM idempotency_keys WHERE owner = ? AND idempotency_key = ?', [
    memberId ?? '',
    key,
  ])
}

/** Deletes keys older than KEY_AGE_MS. */
export function forgetKeys(sql: Sql, now: number): Promise<number> {
  return sql.run('DELETE FROM idempotency_keys WHERE at_ms <= ?', [now - KEY_AGE_MS])
}
