import * as Schema from 'effect/Schema'
import { Card } from './chat-card.ts'
import { matching, text, whole } from './formats.ts'

/** Who somebody is in a chat (1§3, 1§6). */
export const userTypes = ['COACH', 'MEMBER'] as const
export type UserType = (typeof userTypes)[number]

/** Who speaks in a message: the service itself, or a person (1§3). */
export const messageTypes = ['admin', 'normal'] as const

/** A moment of a chat, UTC: `2026-11-20T13:05:00.120Z`, or without decimals on a whole second. */
export const ChatInstant = matching(/^([1-9]\d{3}|0[1-9]\d\d|00[1-9]\d|000[1-9])-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.(\d{3}){1,3})?Z$/)
export const ChatUserId = matching(/^[A-Za-z0-9_-]{1,64}$/)
/** A channel that exists. The placeholder's, `new`, is none. */
export const ChannelUrl = matching(/^ch-[A-Za-z0-9_-]{1,60}$/)
/** A message's place in its channel: 1, 2, 3 …, without a gap. */
export const MessageSequence = whole(1, 1e9)
/** How far somebody has read; 0 is nothing yet. */
export const ReadSequence = whole(0, 1e9)
/** An address of a picture, or empty. ASCII without quotes, angle brackets and backslashes. */
export const PictureUrl = matching(/^(https:\/\/[!#-&(-;=?-[\]-~]+)?$/, 2000)

/** Who wrote a message. The key is `userType` here and `user_type` at a channel's member (GAP-027): `userTypeOf` reads either. */
export const Sender = Schema.Struct({
  userId: ChatUserId,
  nickname: text(1, 120),
  profileUrl: PictureUrl,
  metaData: Schema.Struct({ userType: Schema.Literals(userTypes) }),
})
export type Sender = typeof Sender.Type

/** The text of a message: 1 to 5000 characters (code points), never markup. */
export const MessageText = text(1, 5000)

/** JSON as a text, or empty (1§3). */
export const MessageData = matching(/^(\{[\s\S]*\})?$/, 4000)

/** A v4 UUID in lower case, or empty for a message that was sent without one. */
export const ClientMessageId = matching(/^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})?$/)

export const chatMessageFields = {
  messageId: ChatUserId,
  channelUrl: ChannelUrl,
  sequence: MessageSequence,
  message: MessageText,
  createdAt: ChatInstant,
  messageType: Schema.Literals(messageTypes),
  sender: Schema.optionalKey(Sender),
  data: MessageData,
  clientMessageId: ClientMessageId,
  card: Schema.optionalKey(Card),
}

/** An admin message names who speaks in its data; a normal one has a sender. */
export const isSpokenBySomebody = ({ messageType, data, sender }: { readonly messageType: 'admin' | 'normal'; readonly data: string; readonly sender?: unknown }): boolean =>
  messageType === 'admin' ? data.includes('"senderName"') : sender !== undefined

/** One message of a channel (1§3). It never changes. Order is by `sequence`, never by time. */
export const ChatMessage = Schema.Struct(chatMessageFields).check(Schema.makeFilter(isSpokenBySomebody))
export type ChatMessage = typeof ChatMessage.Type

const SenderName = Schema.fromJsonString(Schema.Struct({ senderName: text(1, 4000) }))
const decodeSenderName = Schema.decodeUnknownOption(SenderName)

/** Who speaks in a message: its sender's name or, of an admin message, the `senderName` of its data; null when the data does not say. */
export const speakerOf = ({ sender, data }: Pick<ChatMessage, 'sender' | 'data'>): string | null => {
  if (sender) return sender.nickname
  const named = decodeSenderName(data)
  return named._tag === 'Some' ? named.value.senderName : null
}
