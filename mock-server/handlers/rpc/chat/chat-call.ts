import { equals } from '@bufbuild/protobuf'
import type { HandlerContext } from '@connectrpc/connect'
import { type Card, CardSchema } from '../../../../generated/proto/portal/chat/v1/message_pb.js'
import { channelAt, type ChannelRow } from '../../../services/chat/channels.ts'
import type { MessageRow } from '../../../services/chat/messages.ts'
import { fromStored } from '../../../services/chat/stored-message.ts'
import { type ChatUser, chatUser, lockUser } from '../../../services/chat/chat-users.ts'
import { readFact } from '../../../database/facts/facts.ts'
import type { Sql } from '../../../database/store.ts'
import { type MemberCall, memberCall } from '../../rpc-call.ts'

/** Returns the call of a member who may chat. Members with shared coaching may not. */
export async function chatCall(context: HandlerContext): Promise<MemberCall> {
  const call = memberCall(context)
  if ((await readFact(call.store, call.caller.id, 'coaching')).sharedCoaching)
    throw call.problem('permission-denied')
  return call
}

/**
 * Runs `work` with the channel while the member's chat is locked. Throws NOT_FOUND without the
 * channel.
 */
export function withLockedChat<T>(
  call: MemberCall,
  url: string,
  work: (sql: Sql, user: ChatUser, row: ChannelRow) => Promise<T>,
): Promise<T> {
  return call.store.transaction(async (sql) => {
    const user = await lockUser(sql, call.caller.id)
    const row = user && (await channelAt(sql, call.caller.id, url))
    if (!user || !row) throw call.problem('chat-not-found')
    return work(sql, user, row)
  }, 'locking')
}

/** Returns the channel for reading. Throws NOT_FOUND without it. */
export async function find(
  call: MemberCall,
  url: string,
): Promise<{ user: ChatUser; row: ChannelRow }> {
  const [user, row] = [
    await chatUser(call.store, call.caller.id),
    await channelAt(call.store, call.caller.id, url),
  ]
  if (!user || !row) throw call.problem('chat-not-found')
  return { user, row }
}

/** Returns whether a message is a repetition of the stored one. */
export function isSame(
  row: MessageRow,
  url: string,
  text: string,
  card: Card | undefined,
): boolean {
  return (
    row.channel_url === url &&
    row.text === text &&
    (row.card === null
      ? card === undefined
      : card !== undefined && equals(CardSchema, fromStored(CardSchema, row.card), card))
  )
}
