import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from '../store/store.ts'

/** A session token opens streams for a quarter of an hour; a stream that is open stays open as long as the session. */
const LIFE_MS = 15 * 60_000

// Only the hash is kept, as of every token.
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const mintCredentials = async (sql: Sql, familyId: string, now: number): Promise<{ readonly token: string; readonly expires: number }> => {
  const token = `ct-${randomBytes(24).toString('base64url')}`
  const expires = now + LIFE_MS
  await sql.run('DELETE FROM chat_credentials WHERE family_id = ? AND expires_ms <= ?', [familyId, now])
  await sql.run('INSERT INTO chat_credentials (hash, family_id, expires_ms) VALUES (?, ?, ?)', [hashOf(token), familyId, expires])
  return { token, expires }
}

/** Does the token open a stream of this session now? */
export const opensStream = async (sql: Sql, token: string, familyId: string, now: number): Promise<boolean> =>
  (await sql.get('SELECT family_id FROM chat_credentials WHERE hash = ? AND family_id = ? AND expires_ms > ?', [hashOf(token), familyId, now])) !== undefined

/** Does the member's session still last? Its access tokens may come and go. */
export const sessionLasts = async (sql: Sql, familyId: string, now: number): Promise<boolean> =>
  (await sql.get('SELECT id FROM families WHERE id = ? AND revoked = 0 AND expires_ms > ?', [familyId, now])) !== undefined
