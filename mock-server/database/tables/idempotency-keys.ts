import type { Sql } from '../store.ts'

/** Lifetime of a key, in milliseconds. */
export const KEY_AGE_MS = 86_400_000
/** A request without an answer for this long is abandoned; its server may have crashed. */
const IN_WORK_MS = 60_000

/** A key of a member or of a call without a session, with a hash of its request. */
export type UsedKey = {
  readonly memberId: string | null
  readonly key: string
  readonly fingerprint: string
}

/** `claimed`: the request may run. `answered`: it ran before, with this answer. */
export type KeyClaim =
  | { readonly type: 'claimed' }
  | { readonly type: 'in-use' }
  | { readonly type: 'reused' }
  | { readonly type: 'answered'; readonly answer: string }

type Row = { readonly fingerprint: string; readonly answer: string | null; readonly at_ms: number }

const isOver = ({ answer, at_ms: at }: Row, now: number): boolean =>
  at <= now - (answer === null ? IN_WORK_MS : KEY_AGE_MS)

/** Claims a key for a request. `now` is epoch milliseconds on the scenario's clock. */
export async function claimKey(
  sql: Sql,
  { memberId, key, fingerprint }: UsedKey,
  now: number,
): Promise<KeyClaim> {
  const owner = memberId ?? ''
  const made = await sql.run(
    'INSERT INTO idempotency_keys (owner, idempotency_key, member_id, fingerprint, answer, at_ms) VALUES (?, ?, ?, ?, NULL, ?) ON CONFLICT (owner, idempotency_key) DO NOTHING',
    [owner, key, memberId, fingerprint, now],
  )
  if (made === 1) return { type: 'claimed' }
  const row = await sql.get<Row>(
    'SELECT fingerprint, answer, at_ms FROM idempotency_keys WHERE owner = ? AND idempotency_key = ?',
    [owner, key],
  )
  // The first request was refused meanwhile and released the key.
  if (!row) return claimKey(sql, { memberId, key, fingerprint }, now)
  if (isOver(row, now)) {
    const taken = await sql.run(
      'UPDATE idempotency_keys SET fingerprint = ?, answer = NULL, at_ms = ? WHERE owner = ? AND idempotency_key = ? AND at_ms = ?',
      [fingerprint, now, owner, key, row.at_ms],
    )
    return taken === 1 ? { type: 'claimed' } : { type: 'in-use' }
  }
  if (row.fingerprint !== fingerprint) return { type: 'reused' }
  return row.answer === null ? { type: 'in-use' } : { type: 'answered', answer: row.answer }
}

/** Stores the answer of a successful request; without an answer it releases the key. */
export async function settleKey(
  sql: Sql,
  { memberId, key }: UsedKey,
  answer: string | null,
): Promise<void> {
  const which = [memberId ?? '', key]
  if (answer === null)
    await sql.run(
      'DELETE FROM idempotency_keys WHERE owner = ? AND idempotency_key = ? AND answer IS NULL',
      which,
    )
  else
    await sql.run(
      'UPDATE idempotency_keys SET answer = ? WHERE owner = ? AND idempotency_key = ?',
      [answer, ...which],
    )
}

/** Deletes keys older than KEY_AGE_MS. */
export function forgetKeys(sql: Sql, now: number): Promise<number> {
  return sql.run('DELETE FROM idempotency_keys WHERE at_ms <= ?', [now - KEY_AGE_MS])
}
