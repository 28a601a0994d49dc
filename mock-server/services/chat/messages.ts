import type { Sql } from '../../database/store.ts'

/**
 * A stored message; an admin message has no sender. `card` is the JSON of the contract's message.
 */
export type MessageRow = {
  readonly channel_url: string
  readonly sequence: number
  readonly message_id: string
  readonly client_message_id: string | null
  readonly at_ms: number
  readonly sender_type: 'COACH' | 'MEMBER' | null
  readonly sender_id: string | null
  readonly sender_nickname: string | null
  readonly text: string
  readonly data: string
  readonly card: string | null
}

const ALL = `SELECT channel_url, sequence, message_id, client_message_id, at_ms, sender_type, sender_id, sender_nickname, text, data, card FROM chat_messages`

/** Normalizes text for searching: lower case, without accents. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns messages before a sequence, newest first; 0 starts at the newest. */
export function messagesBefore(sql: Sql, url: string, before: number, limit: number) {
  return sql.all<MessageRow>(
    `${ALL} WHERE channel_url = ? AND sequence < ? ORDER BY sequence DESC LIMIT ?`,
    [url, before || 2_000_000_000, limit],
  )
}

/** Returns the messages that contain a text. */
export function messagesWith(sql: Sql, url: string, text: string, before: number, limit: number) {
  return sql.all<MessageRow>(
    `${ALL} WHERE channel_url = ? AND sequence < ? AND search_text LIKE ? ESCAPE '!' ORDER BY sequence DESC LIMIT ?`,
    [url, before || 2_000_000_000, `%${searchable(text).replace(/[!%_]/g, '!$&')}%`, limit],
  )
}

export function messageAt(sql: Sql, url: string, sequence: number) {
  return sql.get<MessageRow>(`${ALL} WHERE channel_url = ? AND sequence = ?`, [url, sequence])
}

export function messageByClientId(sql: Sql, memberId: string, clientMessageId: string) {
  return sql.get<MessageRow>(`${ALL} WHERE member_id = ? AND client_message_id = ?`, [
    memberId,
    clientMessageId,
  ])
}

/** Returns the member's own latest message in a channel. */
export function latestOwn(sql: Sql, url: string) {
  return sql.get<MessageRow>(
    `${ALL} WHERE channel_url = ? AND sender_type = 'MEMBER' ORDER BY sequence DESC LIMIT 1`,
    [url],
  )
}

export function addMessage(sql: Sql, memberId: string, row: MessageRow) {
  return sql.run(
    `INSERT INTO chat_messages (channel_url, sequence, member_id, message_id, client_message_id, at_ms, sender_type, sender_id, sender_nickname, text,
      search_text, data, card) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      row.channel_url,
      row.sequence,
      memberId,
      row.message_id,
      row.client_message_id,
      row.at_ms,
      row.sender_type,
      row.sender_id,
      row.sender_nickname,
      row.text,
      searchable(row.text),
      row.data,
      row.card,
    ],
  )
}
