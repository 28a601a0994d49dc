import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import { randomBytes } from 'node:crypto'
import type { ChatMessage } from '../../../generated/proto/portal/chat/v1/message_pb.js'
import type { Sql } from '../../database/store.ts'
import {
  addChannel,
  type ChannelRow,
  channelAt,
  channelOfType,
  type ChannelType,
} from './channels.ts'
import { publishEvent } from './chat-events.ts'
import { addMessage, latestOwn, messageAt } from './messages.ts'
import type { ChatUser } from './chat-users.ts'
import { channelOf, messageOf, metadataOf } from './chat-proto.ts'

// Each function runs in a transaction that has locked the member's chat user, so its reads stay
// valid.

/** Returns the member's channel of a type, creating a missing one. */
export async function ensureChannel(
  sql: Sql,
  user: ChatUser,
  type: ChannelType,
  name: string,
  now: number,
): Promise<ChannelRow> {
  const known = await channelOfType(sql, user.member_id, type)
  if (known) return known
  const row = await addChannel(sql, user.member_id, type, name, now)
  await publishEvent(sql, user.member_id, now, {
    case: 'channel',
    value: { channel: await channelOf(sql, user, row) },
  })
  return row
}

/** The author of a message: the member, a coach or the service. */
export type MessageAuthor =
  | { readonly type: 'MEMBER' }
  | { readonly type: 'COACH'; readonly id: string; readonly name: string }
  | { readonly type: 'admin'; readonly name: string }

export type MessageDraft = {
  readonly text: string
  readonly author: MessageAuthor
  readonly clientMessageId?: string
  readonly card?: string
}

const senderOf = (user: ChatUser, author: MessageAuthor) => {
  if (author.type === 'admin') return { sender_type: null, sender_id: null, sender_nickname: null }
  if (author.type === 'COACH')
    return { sender_type: author.type, sender_id: author.id, sender_nickname: author.name }
  return { sender_type: author.type, sender_id: user.user_id, sender_nickname: user.nickname }
}

/** Appends a message without an event. The author has read everything before it. */
export async function appendMessage(
  sql: Sql,
  user: ChatUser,
  url: string,
  draft: MessageDraft,
  now: number,
): Promise<ChatMessage> {
  const place = await sql.get<{ last_sequence: number }>(
    'UPDATE chat_channels SET last_sequence = last_sequence + 1, last_ms = ? WHERE url = ? RETURNING last_sequence',
    [now, url],
  )
  if (!place) throw new Error('a message in a channel that is not there')
  const sequence = place.last_sequence
  const { author } = draft
  const row = {
    channel_url: url,
    sequence,
    message_id: `msg-${randomBytes(9).toString('hex')}`,
    client_message_id: draft.clientMessageId ?? null,
    at_ms: now,
    ...senderOf(user, author),
    text: draft.text,
    data: author.type === 'admin' ? JSON.stringify({ senderName: author.name }) : '',
    card: draft.card ?? null,
  }
  await addMessage(sql, user.member_id, row)
  if (author.type === 'MEMBER')
    await sql.run(
      'UPDATE chat_channels SET read_sequence = ?, read_ms = ?, has_written = 1 WHERE url = ?',
      [sequence, now, url],
    )
  if (author.type === 'COACH')
    await sql.run(
      'UPDATE chat_coaches SET read_sequence = ? WHERE channel_url = ? AND user_id = ?',
      [sequence, url, author.id],
    )
  return messageOf(row)
}

/** Appends a message and publishes its event. */
export async function postMessage(
  sql: Sql,
  user: ChatUser,
  url: string,
  draft: MessageDraft,
  now: number,
): Promise<ChatMessage> {
  const message = await appendMessage(sql, user, url, draft, now)
  await publishEvent(sql, user.member_id, now, { case: 'message', value: { message } })
  return message
}

/**
 * Moves the member's read marker forward, at most to the newest message. Returns the updated
 * channel.
 */
export async function markRead(
  sql: Sql,
  user: ChatUser,
  row: ChannelRow,
  wanted: number,
  now: number,
): Promise<ChannelRow> {
  const sequence = Math.min(wanted, row.last_sequence)
  const message = sequence > row.read_sequence ? await messageAt(sql, row.url, sequence) : undefined
  if (!message) return row
  await sql.run('UPDATE chat_channels SET read_sequence = ?, read_ms = ? WHERE url = ?', [
    sequence,
    message.at_ms,
    row.url,
  ])
  const value = {
    channelUrl: row.url,
    userId: user.user_id,
    lastReadSequence: sequence,
    lastReadTime: timestampFromMs(message.at_ms),
  }
  await publishEvent(sql, user.member_id, now, { case: 'read', value })
  return { ...row, read_sequence: sequence, read_ms: message.at_ms }
}

const tellMetadata = async (
  sql: Sql,
  user: ChatUser,
  url: string,
  now: number,
): Promise<ChannelRow> => {
  const row = (await channelAt(sql, user.member_id, url))!
  await publishEvent(sql, user.member_id, now, {
    case: 'metadata',
    value: { channelUrl: url, metadata: metadataOf(row) },
  })
  return row
}

/** Marks a channel as waiting for a coach and requests one for the member's latest message. */
export async function awaitCoach(
  sql: Sql,
  user: ChatUser,
  row: ChannelRow,
  wantsPrevious: boolean,
  now: number,
): Promise<ChannelRow> {
  const pinged = (await latestOwn(sql, row.url))?.message_id ?? ''
  const changed = await sql.run(
    `UPDATE chat_channels SET awaiting_coach = 1, wants_previous = ?, pinged_message_id = ?
     WHERE url = ? AND (awaiting_coach <> 1 OR wants_previous <> ? OR pinged_message_id <> ?)`,
    [wantsPrevious ? 1 : 0, pinged, row.url, wantsPrevious ? 1 : 0, pinged],
  )
  return changed === 0 ? row : tellMetadata(sql, user, row.url, now)
}

/** Ends the wait for a coach. */
export async function endWaiting(
  sql: Sql,
  user: ChatUser,
  row: ChannelRow,
  now: number,
): Promise<void> {
  const changed = await sql.run(
    `UPDATE chat_channels SET awaiting_coach = 0, wants_previous = 0, pinged_message_id = '' WHERE url = ? AND awaiting_coach = 1`,
    [row.url],
  )
  if (changed > 0) await tellMetadata(sql, user, row.url, now)
}
