import { create, type MessageInitShape, toJsonString } from '@bufbuild/protobuf'
import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import {
  StreamEventsResponseSchema,
  type StreamEventsResponse,
} from '../../../generated/proto/portal/chat/v1/chat_pb.js'
import type { Sql } from '../../database/store.ts'
import { fromStored } from './stored-message.ts'
import type { ChatUser } from './chat-users.ts'

/** Events stored per member; a stream further behind must reload. */
export const KEPT_EVENTS = 1000

/** The event of a stream response. */
export type ChatEvent = NonNullable<MessageInitShape<typeof StreamEventsResponseSchema>['event']>

/**
 * Returns the topic of a member's new events. A notification carries no data; streams read the log.
 */
export function topicOf(memberId: string): string {
  return `chat:${memberId}`
}

export function cursorOf(seq: number): string {
  return `c1.${seq}`
}

/** Returns the event number of a cursor; undefined for an invalid one. */
export function seqOf(cursor: string): number | undefined {
  const digits = /^c1\.([0-9]{1,9})$/.exec(cursor)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Returns whether a stream can continue after the event. It cannot when a later event was dropped,
 * or the number is unknown.
 */
export function isKept(user: ChatUser, seq: number): boolean {
  return (
    seq <= user.event_seq && seq >= Math.max(user.kept_from, user.event_seq - KEPT_EVENTS + 1) - 1
  )
}

/**
 * Appends an event to the member's log and wakes their streams after the commit. The chat user must
 * be locked.
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

/** Returns at most `limit` events after `seq`, in order. */
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

/** Expires all earlier cursors by skipping a number and dropping the events before it. */
export function expireCursors(sql: Sql, memberId: string) {
  return sql.run(
    'UPDATE chat_users SET kept_from = event_seq + 2, event_seq = event_seq + 1 WHERE member_id = ?',
    [memberId],
  )
}
