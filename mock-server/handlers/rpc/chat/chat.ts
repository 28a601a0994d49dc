import { create, toJsonString } from '@bufbuild/protobuf'
import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import type { ConnectError, ServiceImpl } from '@connectrpc/connect'
import { CustomType } from '../../../../generated/proto/portal/chat/v1/channel_pb.js'
import {
  type ChatService,
  CreateOneOnOneChatResponseSchema,
  CredentialsSchema,
  GetChannelMetadataResponseSchema,
  GetChannelResponseSchema,
  GetCredentialsResponseSchema,
  ListChannelsResponseSchema,
  ListMessagesResponseSchema,
  MarkReadResponseSchema,
  RequestCoachResponseSchema,
  SearchMessagesResponseSchema,
  SendMessageResponseSchema,
} from '../../../../generated/proto/portal/chat/v1/chat_pb.js'
import { CardSchema } from '../../../../generated/proto/portal/chat/v1/message_pb.js'
import { channelOfType, channelsOf, type ChannelType } from '../../../services/chat/channels.ts'
import { mintCredentials, opensStream } from '../../../services/chat/stream-credentials.ts'
import { cursorOf, isKept, seqOf } from '../../../services/chat/chat-events.ts'
import {
  messageByClientId,
  type MessageRow,
  messagesBefore,
  messagesWith,
} from '../../../services/chat/messages.ts'
import { streamEvents } from '../../../services/chat/event-stream.ts'
import { chatUser, ensureUser, lockUser } from '../../../services/chat/chat-users.ts'
import { channelOf, messageOf, metadataOf } from '../../../services/chat/chat-proto.ts'
import {
  awaitCoach,
  ensureChannel,
  markRead,
  postMessage,
} from '../../../services/chat/chat-commands.ts'
import { withLockedChat, chatCall, find, isSame } from './chat-call.ts'

const CHANNELS = 30
const MESSAGES = 200
const FOUND = 50

/** Returns a page from `size` + 1 rows. The token holds the channel and the last sequence. */
const page = (rows: readonly MessageRow[], size: number) => {
  const last = rows.length > size ? rows[size - 1] : undefined
  return {
    messages: rows.slice(0, size).map(messageOf),
    ...(last && {
      nextPageToken: Buffer.from(`${last.channel_url} ${last.sequence}`).toString('base64url'),
    }),
  }
}

/**
 * Returns the sequence before which a page ends. Throws INVALID_ARGUMENT for a token of another
 * channel.
 */
const placeOf = (
  url: string,
  before: number,
  token: string | undefined,
  problem: (name: string) => ConnectError,
): number => {
  if (token === undefined) return before
  const [channel, place = ''] = Buffer.from(token, 'base64url').toString().split(' ')
  if (channel !== url || !/^[1-9][0-9]{0,9}$/.test(place)) throw problem('invalid-argument')
  return Number(place)
}

export const chat: ServiceImpl<typeof ChatService> = {
  getCredentials: async (_request, context) => {
    const { store, caller, now } = await chatCall(context)
    const user = await chatUser(store, caller.id)
    if (!user) return create(GetCredentialsResponseSchema)
    const { token, expires } = await store.transaction(
      (sql) => mintCredentials(sql, caller.familyId, now),
      'locking',
    )
    return create(GetCredentialsResponseSchema, {
      credentials: create(CredentialsSchema, {
        userId: user.user_id,
        sessionToken: token,
        expireTime: timestampFromMs(expires),
      }),
    })
  },

  createOneOnOneChat: async ({ subject }, context) => {
    const { store, caller, now } = await chatCall(context)
    return store.transaction(async (sql) => {
      const user = await ensureUser(sql, caller.id)
      const row = await ensureChannel(sql, user, 'MEMBER_ONE_ON_ONE', subject, now)
      return create(CreateOneOnOneChatResponseSchema, { channel: await channelOf(sql, user, row) })
    }, 'locking')
  },

  requestCoach: async ({ chatType, connectPreviousCoach = false }, context) => {
    const call = await chatCall(context)
    // Validation admits only the three types of the contract.
    const type = CustomType[chatType] as ChannelType
    const row = await call.store.transaction(async (sql) => {
      const user = await lockUser(sql, call.caller.id)
      const channel = user && (await channelOfType(sql, call.caller.id, type))
      if (!user || !channel) throw call.problem('chat-not-found')
      return awaitCoach(sql, user, channel, connectPreviousCoach, call.now)
    }, 'locking')
    await call.sandbox.liveCoach.hear(call.store, call.caller.id, row.url, 'request')
    return create(RequestCoachResponseSchema, { channelUrl: row.url, metadata: metadataOf(row) })
  },

  listChannels: async ({ limit }, context) => {
    const { store, caller } = await chatCall(context)
    // The cursor is read before the channels, so that a concurrent event is repeated rather than
    // lost.
    const user = await chatUser(store, caller.id)
    if (!user) return create(ListChannelsResponseSchema)
    const rows = await channelsOf(store, caller.id, limit || CHANNELS)
    return create(ListChannelsResponseSchema, {
      channels: await Promise.all(rows.map((row) => channelOf(store, user, row))),
      cursor: cursorOf(user.event_seq),
    })
  },

  getChannel: async ({ channelUrl }, context) => {
    const call = await chatCall(context)
    const { user, row } = await find(call, channelUrl)
    return create(GetChannelResponseSchema, { channel: await channelOf(call.store, user, row) })
  },

  getChannelMetadata: async ({ channelUrl }, context) =>
    create(GetChannelMetadataResponseSchema, {
      metadata: metadataOf((await find(await chatCall(context), channelUrl)).row),
    }),

  listMessages: async ({ channelUrl, before, pageSize = MESSAGES, pageToken }, context) => {
    const call = await chatCall(context)
    const { row } = await find(call, channelUrl)
    const rows = await messagesBefore(
      call.store,
      row.url,
      placeOf(row.url, before, pageToken, call.problem),
      pageSize + 1,
    )
    return create(ListMessagesResponseSchema, page(rows, pageSize))
  },

  searchMessages: async ({ channelUrl, text, before, pageSize = FOUND, pageToken }, context) => {
    const call = await chatCall(context)
    const { row } = await find(call, channelUrl)
    const rows = await messagesWith(
      call.store,
      row.url,
      text,
      placeOf(row.url, before, pageToken, call.problem),
      pageSize + 1,
    )
    return create(SearchMessagesResponseSchema, page(rows, pageSize))
  },

  sendMessage: async ({ channelUrl, clientMessageId, message: text, card }, context) => {
    const call = await chatCall(context)
    const message = await withLockedChat(call, channelUrl, async (sql, user, row) => {
      const known = await messageByClientId(sql, call.caller.id, clientMessageId)
      if (known && !isSame(known, row.url, text, card)) throw call.problem('message-already-sent')
      if (known) return messageOf(known)
      const draft = {
        text,
        author: { type: 'MEMBER' },
        clientMessageId,
        ...(card && { card: toJsonString(CardSchema, card) }),
      } as const
      return postMessage(sql, user, row.url, draft, call.now)
    })
    await call.sandbox.liveCoach.hear(call.store, call.caller.id, channelUrl, 'message')
    return create(SendMessageResponseSchema, { message })
  },

  markRead: async ({ channelUrl, sequence }, context) => {
    const call = await chatCall(context)
    const row = await withLockedChat(call, channelUrl, (sql, user, channel) =>
      markRead(sql, user, channel, sequence, call.now),
    )
    return create(MarkReadResponseSchema, {
      unreadMessageCount: row.last_sequence - row.read_sequence,
      lastReadSequence: row.read_sequence,
    })
  },

  streamEvents: async function* ({ sessionToken, cursor }, context) {
    const { store, caller, now, problem, sandbox, scenario, wire } = await chatCall(context)
    const user = await chatUser(store, caller.id)
    if (!user || !(await opensStream(store, sessionToken, caller.familyId, now)))
      throw problem('permission-denied')
    const from = cursor === '' ? user.event_seq : seqOf(cursor)
    if (from === undefined || !isKept(user, from)) throw problem('cursor-too-old')
    const { heartbeatSeconds, clock } = sandbox
    yield* streamEvents({
      store,
      memberId: caller.id,
      familyId: caller.familyId,
      from,
      heartbeatSeconds,
      time: () => clock.now(scenario),
      signal: context.signal,
      cut: wire.cut,
      problem,
    })
  },
}
