import * as Schema from 'effect/Schema'
import { availabilities, Channel, ChannelMember, ChannelMetadata, customTypes } from '#domain/chat.ts'
import { ChannelUrl, type ChatMessage, ReadSequence, userTypes } from '#domain/chat-messages.ts'
import { listOf, matching, whole } from '#domain/formats.ts'
import type { ChannelJson, ChannelMemberJson, ChannelMetadataJson } from '#generated/rpc/portal/chat/v1/channel_pb.js'
import type {
  CreateOneOnOneChatResponseJson,
  CredentialsJson,
  GetChannelMetadataResponseJson,
  GetChannelResponseJson,
  GetCredentialsResponseJson,
  ListChannelsResponseJson,
  ListMessagesResponseJson,
  MarkReadResponseJson,
  RequestCoachResponseJson,
  SearchMessagesResponseJson,
  SendMessageResponseJson,
} from '#generated/rpc/portal/chat/v1/chat_pb.js'
import { ChatMessageMessage } from './chat-message.ts'
import { type Accepts, decoder } from './decode.ts'
import { enumField, field } from './message-field.ts'
import { word } from './message-word.ts'

const someone = ChannelMember.fields

export const ChannelMemberMessage = Schema.Struct({
  userId: field(someone.userId, ''),
  nickname: field(someone.nickname, ''),
  profileUrl: field(someone.profileUrl, ''),
  metaData: field(
    Schema.Struct({
      user_type: enumField('USER_TYPE_UNSPECIFIED', userTypes),
      availability: Schema.optionalKey(word('AVAILABILITY', availabilities)),
      availableFrom: someone.metaData.fields.availableFrom,
    }),
    {},
  ),
  lastReadSequence: field(someone.lastReadSequence, 0),
})

export const ChannelMetadataMessage = Schema.Struct({
  awaiting_coach: field(ChannelMetadata.fields.awaiting_coach, false),
  pinged_message_id: field(ChannelMetadata.fields.pinged_message_id, ''),
})

const own = Channel.fields

export const ChannelMessage = Schema.Struct({
  url: field(own.url, ''),
  customType: enumField('CUSTOM_TYPE_UNSPECIFIED', customTypes),
  name: field(own.name, ''),
  unreadMessageCount: field(own.unreadMessageCount, 0),
  lastMessage: Schema.optionalKey(ChatMessageMessage),
  members: field(listOf(ChannelMemberMessage, 20), []),
  myLastRead: own.myLastRead,
  myLastReadSequence: field(own.myLastReadSequence, 0),
  isFirstInteraction: field(own.isFirstInteraction, false),
  createdAt: field(own.createdAt, ''),
})

/** Metadata that has to be there although all in it has a default. */
export const metadataField = field(ChannelMetadataMessage, null as never)

export const CredentialsMessage = Schema.Struct({
  userId: field(someone.userId, ''),
  sessionToken: field(matching(/^[A-Za-z0-9._~-]{16,512}$/), ''),
  expiresAt: field(own.createdAt, ''),
})
export const CredentialsAnswer = Schema.Struct({ credentials: Schema.optionalKey(CredentialsMessage) })
/** What making a chat and asking for a channel answer. Without a channel it would be one without a url, which is refused. */
export const ChannelAnswer = Schema.Struct({ channel: field(ChannelMessage, {}) })
export const MetadataAnswer = Schema.Struct({ metadata: metadataField })
export const CoachRequested = Schema.Struct({ channelUrl: field(ChannelUrl, ''), metadata: metadataField })
export const Channels = Schema.Struct({ channels: field(listOf(ChannelMessage, 30), []), cursor: field(matching(/^[A-Za-z0-9._-]{0,64}$/), '') })
const page = (most: number) => Schema.Struct({ messages: field(listOf(ChatMessageMessage, most), []), hasMore: field(Schema.Boolean, false) })
export const MessagePage = page(200)
export const FoundPage = page(50)
export const MessageSent = Schema.Struct({ message: field(ChatMessageMessage, {}) })
export const ReadMarked = Schema.Struct({ unreadMessageCount: field(whole(0, 1e6), 0), lastReadSequence: field(ReadSequence, 0) })

export type AcceptsChat = [
  Accepts<ChannelMemberJson, typeof ChannelMemberMessage>, Accepts<ChannelMetadataJson, typeof ChannelMetadataMessage>, Accepts<ChannelJson, typeof ChannelMessage>,
  Accepts<CredentialsJson, typeof CredentialsMessage>, Accepts<GetCredentialsResponseJson, typeof CredentialsAnswer>, Accepts<CreateOneOnOneChatResponseJson, typeof ChannelAnswer>,
  Accepts<GetChannelResponseJson, typeof ChannelAnswer>, Accepts<GetChannelMetadataResponseJson, typeof MetadataAnswer>, Accepts<RequestCoachResponseJson, typeof CoachRequested>,
  Accepts<ListChannelsResponseJson, typeof Channels>, Accepts<ListMessagesResponseJson, typeof MessagePage>, Accepts<SearchMessagesResponseJson, typeof FoundPage>,
  Accepts<SendMessageResponseJson, typeof MessageSent>, Accepts<MarkReadResponseJson, typeof ReadMarked>,
]

const decodeCredentials = decoder('getCredentials', CredentialsAnswer)
const decodeChannel = decoder('getChannel', ChannelAnswer)
const decodeMetadata = decoder('getChannelMetadata', MetadataAnswer)
const decodeSent = decoder('sendMessage', MessageSent)

/** What opens a stream; null as long as the member has no chat user. Throws ContractBroken, as all of these do. */
export const credentialsOf = (wire: GetCredentialsResponseJson): typeof CredentialsMessage.Type | null => decodeCredentials(wire).credentials ?? null
export const channelOf = (wire: CreateOneOnOneChatResponseJson | GetChannelResponseJson): Channel => decodeChannel(wire).channel
export const metadataOf = (wire: GetChannelMetadataResponseJson): ChannelMetadata => decodeMetadata(wire).metadata
export const coachRequested: (wire: RequestCoachResponseJson) => typeof CoachRequested.Type = decoder('requestCoach', CoachRequested)
/** Of `cursor` the answer knows all events: a stream from there goes on where it ends. */
export const channelsOf: (wire: ListChannelsResponseJson) => { readonly channels: readonly Channel[]; readonly cursor: string } = decoder('listChannels', Channels)
/** The newest message first. */
export const messagePageOf: (wire: ListMessagesResponseJson) => { readonly messages: readonly ChatMessage[]; readonly hasMore: boolean } = decoder('listMessages', MessagePage)
export const messageSent = (wire: SendMessageResponseJson): ChatMessage => decodeSent(wire).message
export const readMarked: (wire: MarkReadResponseJson) => typeof ReadMarked.Type = decoder('markRead', ReadMarked)
