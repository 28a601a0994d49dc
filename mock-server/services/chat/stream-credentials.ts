import type { Sql } from '../../database/store.ts'
import { hashOf, createToken } from '../../database/tokens.ts'

/** A token opens streams for 15 minutes. An open stream lasts as long as its session. */
const LIFE_MS = 15 * 60_000

export async function mintCredentials(
  sql: Sql,
  familyId: string,
  now: number,
): Promise<{ readonly token: string; readonly expires: number }> {
  const token = createToken('ct')
  const expires = now + LIFE_MS
  await sql.run('DELETE FROM chat_credentials WHERE family_id = ? AND expires_ms <= ?', [
    familyId,
    now,
  ])
  await sql.run('INSERT INTO chat_credentials (hash, family_id, expires_ms) VALUES (?, ?, ?)', [
    hashOf(token),
    familyId,
    expires,
  ])
  return { token, expires }
}

/** Returns whether the token opens a stream of this session now. */
export async function opensStream(
  sql: Sql,
  token: string,
  familyId: string,
  now: number,
): Promise<boolean> {
  return (
    (await sql.get(
      'SELECT family_id FROM chat_credentials WHERE hash = ? AND family_id = ? AND expires_ms > ?',
      [hashOf(token), familyId, now],
    )) !== undefined
  )
}
