import * as Schema from 'effect/Schema'
import { ChannelUrl, ChatInstant, ChatUserId, MessageSequence } from '#domain/chat-messages.ts'
import type { ChatEvent, ChatHappening } from '#domain/chat-events.ts'
import { matching, whole } from '#domain/formats.ts'
import type { StreamEventsResponseJson } from '#generated/rpc/portal/chat/v1/chat_pb.js'
import { ChannelMemberMessage, ChannelMessage, metadataField } from './chat.ts'
import { ChatMessageMessage } from './chat-message.ts'
import { type Accepts, decoder } from './decode.ts'
import { exactlyOne } from './message-choice.ts'
import { field } from './message-field.ts'

const channelUrl = field(ChannelUrl, '')
const userId = field(ChatUserId, '')
const Nothing = Schema.Record(Schema.String, Schema.Never)

const happenings = {
  ready: Schema.Struct({ heartbeatSeconds: field(whole(1, 60), 0) }),
  heartbeat: Nothing,
  message: Schema.Struct({ message: field(ChatMessageMessage, {}) }),
  read: Schema.Struct({ channelUrl, userId, lastReadSequence: field(MessageSequence, 0), lastReadAt: field(ChatInstant, '') }),
  member: Schema.Struct({ channelUrl, member: field(ChannelMemberMessage, {}), hasLeft: field(Schema.Boolean, false) }),
  channel: Schema.Struct({ channel: field(ChannelMessage, {}) }),
  metadata: Schema.Struct({ channelUrl, metadata: metadataField }),
  typing: Schema.Struct({ channelUrl, userId, isTyping: field(Schema.Boolean, false), lastsSeconds: field(whole(0, 60), 0) }),
}
type Kind = keyof typeof happenings
const kinds = Object.keys(happenings) as readonly Kind[]

export const ChatEventMessage = Schema.Struct({
  cursor: field(matching(/^[A-Za-z0-9._-]{1,64}$/), ''),
  at: field(ChatInstant, ''),
  ready: Schema.optionalKey(happenings.ready),
  heartbeat: Schema.optionalKey(happenings.heartbeat),
  message: Schema.optionalKey(happenings.message),
  read: Schema.optionalKey(happenings.read),
  member: Schema.optionalKey(happenings.member),
  channel: Schema.optionalKey(happenings.channel),
  metadata: Schema.optionalKey(happenings.metadata),
  typing: Schema.optionalKey(happenings.typing),
}).check(exactlyOne<Readonly<Partial<Record<Kind, unknown>>>>(...kinds))
export type AcceptsChatEvent = Accepts<StreamEventsResponseJson, typeof ChatEventMessage>

const decode = decoder('streamEvents', ChatEventMessage)

/** An event of the stream. Throws ContractBroken. */
export const chatEventOf = (wire: StreamEventsResponseJson): ChatEvent => {
  const { cursor, at, ...event } = decode(wire)
  const kind = kinds.find(name => event[name] !== undefined)
  // The Schema has seen that one of them is there, and that it is what its name says.
  return { cursor, at, kind, ...event[kind!] } as ChatHappening & { cursor: string; at: string }
}
