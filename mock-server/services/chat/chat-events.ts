import { create, type MessageInitShape, toJsonString } from '@bufbuild/protobuf'
import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import {
  StreamEventsResponseSchema,
  type StreamEventsResponse,
} from '../../../generated/proto/portal/chat/v1/chat_pb.js'
import type { Sql } from '../../database/store.ts'
import { fromStored } from './stored-message.ts'
import type { ChatUser } from './chat-users.ts'

/** So many events of a member are kept; a stream that fell further behind has to load anew. */
export const KEPT_EVENTS = 1000

/** What happened, as the stream tells it. */
export type ChatEvent = NonNullable<MessageInitShape<typeof StreamEventsResponseSchema>['event']>

/**
 * What listeners of this topic hear is only that there is something new: the log in the database is
 * the truth.
 */
export function topicOf(memberId: string): string {
  return `chat:${memberId}`
}

export function cursorOf(seq: number): string {
  return `c1.${seq}`
}

/** The event that a cursor stands at; undefined for a text that is no cursor of ours. */
export function seqOf(cursor: string): number | undefined {
  const digits = /^c1\.([0-9]{1,9})$/.exec(cursor)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Can a stream go on after this event? Not when a later one is gone, nor when there never was such
 * an event.
 */
export function isKept(user: ChatUser, seq: number): boolean {
  return (
    seq <= user.event_seq && seq >= Math.max(user.kept_from, user.event_seq - KEPT_EVENTS + 1) - 1
  )
}

/**
 * Adds an event to the member's log and wakes her streams once the transaction is committed. Her
 * chat user is locked.
 */
export async function publishEvent(
  sql: Sql,
  memberId: string,
  now: number,
  event: ChatEvent,
): Promise<void> {
  const row = await sql.get<{ event_seq: number }>(
    'UPDATE chat_users SET event_seq = event_seq + 1 WHERE member_id = ? RETURNING event_seq',
    [memberId],
  )
  if (!row) throw new Error('an event of a member without a chat user')
  const seq = row.event_seq
  const body = toJsonString(
    StreamEventsResponseSchema,
    create(StreamEventsResponseSchema, {
      cursor: cursorOf(seq),
      eventTime: timestampFromMs(now),
      event,
    }),
  )
  await sql.run('INSERT INTO chat_events (member_id, seq, at_ms, body) VALUES (?, ?, ?, ?)', [
    memberId,
    seq,
    now,
    body,
  ])
  await sql.run('DELETE FROM chat_events WHERE member_id = ? AND seq <= ?', [
    memberId,
    seq - KEPT_EVENTS,
  ])
  await sql.notify(topicOf(memberId), String(seq))
}

/** The events after one, in order; at most `limit`. */
export async function eventsAfter(
  sql: Sql,
  memberId: string,
  seq: number,
  limit: number,
): Promise<readonly { seq: number; at: number; event: StreamEventsResponse }[]> {
  const rows = await sql.all<{ seq: number; at_ms: number; body: string }>(
    'SELECT seq, at_ms, body FROM chat_events WHERE member_id = ? AND seq > ? ORDER BY seq LIMIT ?',
    [memberId, seq, limit],
  )
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at_ms,
    event: fromStored(StreamEventsResponseSchema, row.body),
  }))
}

/**
 * From now on every cursor of before is too old: a number is left out of the log, and what stands
 * before it with it.
 */
export function expireCursors(sql: Sql, memberId: string) {
  return sql.run(
    'UPDATE chat_users SET kept_from = event_seq + 2, event_seq = event_seq + 1 WHERE member_id = ?',
    [memberId],
  )
}
