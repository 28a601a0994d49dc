import { randomBytes } from 'node:crypto'
import { readFact } from '../../database/facts/facts.ts'
import type { Sql } from '../../database/store.ts'

/**
 * A member in the chat. `event_seq` is the number of the latest event, `kept_from` of the oldest
 * stored one.
 */
export type ChatUser = {
  readonly member_id: string
  readonly user_id: string
  readonly nickname: string
  readonly event_seq: number
  readonly kept_from: number
}

const COLUMNS = 'member_id, user_id, nickname, event_seq, kept_from'

/** Returns undefined before the first message of the member. */
export function chatUser(sql: Sql, memberId: string) {
  return sql.get<ChatUser>(`SELECT ${COLUMNS} FROM chat_users WHERE member_id = ?`, [memberId])
}

/** Locks the chat user until the transaction ends. Every change of a chat starts with this. */
export function lockUser(sql: Sql, memberId: string) {
  // The no-op UPDATE locks the row, because SQLite has no SELECT FOR UPDATE.
  return sql.get<ChatUser>(
    `UPDATE chat_users SET event_seq = event_seq WHERE member_id = ? RETURNING ${COLUMNS}`,
    [memberId],
  )
}

/** Returns the locked chat user, creating a missing one. */
export async function ensureUser(sql: Sql, memberId: string): Promise<ChatUser> {
  const { firstName, lastName } = await readFact(sql, memberId, 'personal')
  await sql.run(
    'INSERT INTO chat_users (member_id, user_id, nickname, event_seq, kept_from) VALUES (?, ?, ?, 0, 1) ON CONFLICT (member_id) DO NOTHING',
    [
      memberId,
      `u-${randomBytes(9).toString('hex')}`,
      `${firstName} ${lastName}`.trim() || 'Member',
    ],
  )
  return (await lockUser(sql, memberId))!
}
