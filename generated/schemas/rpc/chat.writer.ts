// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { condition, defaulted, empty, exactlyOne, formats, list, matching, member, text, wellFormed, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const SenderMetaData = Schema.Struct({
  userType: defaulted(member('', ['COACH', 'MEMBER']), "USER_TYPE_UNSPECIFIED"),
})
export type SenderMetaData = typeof SenderMetaData.Type

export const Sender = Schema.Struct({
  userId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  nickname: defaulted(text(1, 120).check(wellFormed), ''),
  profileUrl: defaulted(matching(/^(https:\/\/[!#-&(-;=?-\[\]-~]+)?$/u, 0, 2000), ''),
  metaData: SenderMetaData,
})
export type Sender = typeof Sender.Type

export const BloodPressureValue = Schema.Struct({
  systolic: defaulted(whole(1, 400), 0),
  diastolic: defaulted(whole(1, 300), 0),
})
export type BloodPressureValue = typeof BloodPressureValue.Type

export const BloodSugarValue = Schema.Struct({
  value: Schema.optionalKey(whole(0, 2000)),
  mealCode: Schema.Literals([0, 6, 7, 8, 9, 10, 11, 12, 13]),
  belowMeter: defaulted(Schema.Boolean, false),
  aboveMeter: defaulted(Schema.Boolean, false),
}).check(condition('blood_sugar_value.says_something', (value) => ((value.value !== undefined) || value.belowMeter || value.aboveMeter) && !(value.belowMeter && value.aboveMeter)))
export type BloodSugarValue = typeof BloodSugarValue.Type

export const WeightValue = Schema.Struct({
  weightTenthsLb: defaulted(whole(1, 20000), 0),
})
export type WeightValue = typeof WeightValue.Type

export const PulseValue = Schema.Struct({
  beatsPerMinute: defaulted(whole(1, 400), 0),
})
export type PulseValue = typeof PulseValue.Type

export const CardValue = Schema.Struct({
  bloodPressure: Schema.optionalKey(BloodPressureValue),
  bloodSugar: Schema.optionalKey(BloodSugarValue),
  weight: Schema.optionalKey(WeightValue),
  pulse: Schema.optionalKey(PulseValue),
}).check(exactlyOne('bloodPressure', 'bloodSugar', 'weight', 'pulse'))
export type CardValue = typeof CardValue.Type

export const CardReading = Schema.Struct({
  timestamp: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  utcOffset: defaulted(matching(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u), ''),
  timeZone: defaulted(matching(/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/u, 0, 64), ''),
  value: CardValue,
})
export type CardReading = typeof CardReading.Type

export const CardDay = Schema.Struct({
  date: CalendarDate,
  low: whole(0, 20000),
  high: whole(0, 20000),
})
export type CardDay = typeof CardDay.Type

export const CardRange = Schema.Struct({
  startDate: CalendarDate,
  endDate: CalendarDate,
  timeZone: defaulted(matching(/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/u, 0, 64), ''),
  readingCount: defaulted(whole(1, 100000), 0),
  dayCount: defaulted(whole(1, 400), 0),
  average: Schema.optionalKey(CardValue),
  lowest: CardValue,
  highest: CardValue,
  inRangeCount: Schema.optionalKey(whole(0, 100000)),
  points: defaulted(list(CardDay, 0, 100), []),
}).check(condition('card_range.days_in_order', (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8)))).check(condition('card_range.no_more_days_than_readings', (value) => value.dayCount <= value.readingCount))
export type CardRange = typeof CardRange.Type

export const Card = Schema.Struct({
  text: defaulted(text(1, 500).check(wellFormed), ''),
  reading: Schema.optionalKey(CardReading),
  range: Schema.optionalKey(CardRange),
}).check(exactlyOne('reading', 'range'))
export type Card = typeof Card.Type

export const ChatMessage = Schema.Struct({
  messageId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  sequence: defaulted(whole(1, 1000000000), 0),
  message: defaulted(text(1, 5000).check(wellFormed), ''),
  createdAt: formats.timestamp,
  messageType: defaulted(member('', ['admin', 'normal']), "MESSAGE_TYPE_UNSPECIFIED"),
  sender: Schema.optionalKey(Sender),
  data: defaulted(matching(/^(\{(.|\n)*\})?$/u, 0, 4000).check(wellFormed), ''),
  clientMessageId: defaulted(matching(/^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$/u), ''),
  card: Schema.optionalKey(Card),
}).check(condition('chat_message.admin_names_sender', (value) => value.messageType !== "admin" || value.data.includes("\"senderName\""))).check(condition('chat_message.normal_has_sender', (value) => value.messageType !== "normal" || (value.sender !== undefined)))
export type ChatMessage = typeof ChatMessage.Type

export const ChannelMemberMetaData = Schema.Struct({
  user_type: defaulted(member('', ['COACH', 'MEMBER']), "USER_TYPE_UNSPECIFIED"),
  availability: Schema.optionalKey(member('AVAILABILITY_', ['AVAILABLE', 'SHORT_AWAY', 'LONG_AWAY', 'EXTENDED_AWAY', 'INDEFINITE_AWAY', 'NO_COACH'])),
  availabilityStartTime: Schema.optionalKey(formats.timestamp),
})
export type ChannelMemberMetaData = typeof ChannelMemberMetaData.Type

export const ChannelMember = Schema.Struct({
  userId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  nickname: defaulted(text(1, 120).check(wellFormed), ''),
  profileUrl: defaulted(matching(/^(https:\/\/[!#-&(-;=?-\[\]-~]+)?$/u, 0, 2000), ''),
  metaData: ChannelMemberMetaData,
  lastReadSequence: defaulted(whole(0, 1000000000), 0),
})
export type ChannelMember = typeof ChannelMember.Type

export const Channel = Schema.Struct({
  url: defaulted(matching(/^(new|ch-[A-Za-z0-9_-]{1,60})$/u), ''),
  customType: defaulted(member('', ['MEMBER_ONE_ON_ONE', 'MEMBER_FOOD_LOGGING', 'MEMBER_SUPPORT']), "CUSTOM_TYPE_UNSPECIFIED"),
  name: defaulted(text(0, 120).check(wellFormed), ''),
  unreadMessageCount: defaulted(whole(0, 1000000), 0),
  lastMessage: Schema.optionalKey(ChatMessage),
  members: defaulted(list(ChannelMember, 0, 20), []),
  myLastRead: Schema.optionalKey(formats.timestamp),
  myLastReadSequence: defaulted(whole(0, 1000000000), 0),
  isFirstInteraction: defaulted(Schema.Boolean, false),
  createdAt: formats.timestamp,
})
export type Channel = typeof Channel.Type

export const ChannelMetadata = Schema.Struct({
  awaiting_coach: defaulted(Schema.Boolean, false),
  pinged_message_id: defaulted(matching(/^[A-Za-z0-9_-]{0,64}$/u), ''),
})
export type ChannelMetadata = typeof ChannelMetadata.Type

export const Ready = Schema.Struct({
  heartbeatSeconds: defaulted(whole(1, 60), 0),
})
export type Ready = typeof Ready.Type

export const Heartbeat = empty
export type Heartbeat = typeof Heartbeat.Type

export const MessageWritten = Schema.Struct({
  message: ChatMessage,
})
export type MessageWritten = typeof MessageWritten.Type

export const ChannelRead = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  userId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  lastReadSequence: defaulted(whole(1, 1000000000), 0),
  lastReadTime: formats.timestamp,
})
export type ChannelRead = typeof ChannelRead.Type

export const MemberChanged = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  member: ChannelMember,
  hasLeft: defaulted(Schema.Boolean, false),
})
export type MemberChanged = typeof MemberChanged.Type

export const ChannelChanged = Schema.Struct({
  channel: Channel,
})
export type ChannelChanged = typeof ChannelChanged.Type

export const MetadataChanged = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  metadata: ChannelMetadata,
})
export type MetadataChanged = typeof MetadataChanged.Type

export const TypingChanged = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  userId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  typing: defaulted(Schema.Boolean, false),
  durationSeconds: defaulted(whole(0, 60), 0),
})
export type TypingChanged = typeof TypingChanged.Type

export const GetCredentialsRequest = empty
export type GetCredentialsRequest = typeof GetCredentialsRequest.Type

export const Credentials = Schema.Struct({
  userId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  sessionToken: defaulted(matching(/^[A-Za-z0-9._~-]{16,512}$/u).check(wellFormed), ''),
  expireTime: formats.timestamp,
})
export type Credentials = typeof Credentials.Type

export const GetCredentialsResponse = Schema.Struct({
  credentials: Schema.optionalKey(Credentials),
})
export type GetCredentialsResponse = typeof GetCredentialsResponse.Type

export const CreateOneOnOneChatRequest = Schema.Struct({
  subject: defaulted(matching(/[^\s\p{Z}\p{Cc}\p{Cf}]/u, 0, 120).check(wellFormed), ''),
})
export type CreateOneOnOneChatRequest = typeof CreateOneOnOneChatRequest.Type

export const CreateOneOnOneChatResponse = Schema.Struct({
  channel: Channel,
})
export type CreateOneOnOneChatResponse = typeof CreateOneOnOneChatResponse.Type

export const RequestCoachRequest = Schema.Struct({
  chatType: defaulted(member('', ['MEMBER_ONE_ON_ONE', 'MEMBER_FOOD_LOGGING', 'MEMBER_SUPPORT']), "CUSTOM_TYPE_UNSPECIFIED"),
  subject: defaulted(matching(/[^\s\p{Z}\p{Cc}\p{Cf}]/u, 0, 5000).check(wellFormed), ''),
  connectPreviousCoach: Schema.optionalKey(Schema.Boolean),
})
export type RequestCoachRequest = typeof RequestCoachRequest.Type

export const RequestCoachResponse = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  metadata: ChannelMetadata,
})
export type RequestCoachResponse = typeof RequestCoachResponse.Type

export const ListChannelsRequest = Schema.Struct({
  limit: defaulted(whole(0, 30), 0),
})
export type ListChannelsRequest = typeof ListChannelsRequest.Type

export const ListChannelsResponse = Schema.Struct({
  channels: defaulted(list(Channel, 0, 30), []),
  cursor: defaulted(matching(/^[A-Za-z0-9._-]{0,64}$/u).check(wellFormed), ''),
})
export type ListChannelsResponse = typeof ListChannelsResponse.Type

export const GetChannelRequest = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
})
export type GetChannelRequest = typeof GetChannelRequest.Type

export const GetChannelResponse = Schema.Struct({
  channel: Channel,
})
export type GetChannelResponse = typeof GetChannelResponse.Type

export const GetChannelMetadataRequest = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
})
export type GetChannelMetadataRequest = typeof GetChannelMetadataRequest.Type

export const GetChannelMetadataResponse = Schema.Struct({
  metadata: ChannelMetadata,
})
export type GetChannelMetadataResponse = typeof GetChannelMetadataResponse.Type

export const ListMessagesRequest = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  before: defaulted(whole(0, 1000000000), 0),
  pageSize: Schema.optionalKey(whole(1, 200)),
  pageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListMessagesRequest = typeof ListMessagesRequest.Type

export const ListMessagesResponse = Schema.Struct({
  messages: defaulted(list(ChatMessage, 0, 200), []),
  nextPageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListMessagesResponse = typeof ListMessagesResponse.Type

export const SearchMessagesRequest = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  text: defaulted(matching(/[^\s\p{Z}\p{Cc}\p{Cf}]/u, 0, 200).check(wellFormed), ''),
  before: defaulted(whole(0, 1000000000), 0),
  pageSize: Schema.optionalKey(whole(1, 50)),
  pageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type SearchMessagesRequest = typeof SearchMessagesRequest.Type

export const SearchMessagesResponse = Schema.Struct({
  messages: defaulted(list(ChatMessage, 0, 50), []),
  nextPageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type SearchMessagesResponse = typeof SearchMessagesResponse.Type

export const SendMessageRequest = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  clientMessageId: defaulted(matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u), ''),
  message: defaulted(matching(/[^\s\p{Z}\p{Cc}\p{Cf}]/u, 0, 5000).check(wellFormed), ''),
  card: Schema.optionalKey(Card),
}).check(condition('send_message_request.text_ends_with_card', (value) => !(value.card !== undefined) || value.message.endsWith(value.card.text)))
export type SendMessageRequest = typeof SendMessageRequest.Type

export const SendMessageResponse = Schema.Struct({
  message: ChatMessage,
})
export type SendMessageResponse = typeof SendMessageResponse.Type

export const MarkReadRequest = Schema.Struct({
  channelUrl: defaulted(matching(/^ch-[A-Za-z0-9_-]{1,60}$/u), ''),
  sequence: defaulted(whole(1, 1000000000), 0),
})
export type MarkReadRequest = typeof MarkReadRequest.Type

export const MarkReadResponse = Schema.Struct({
  unreadMessageCount: defaulted(whole(0, 1000000), 0),
  lastReadSequence: defaulted(whole(0, 1000000000), 0),
})
export type MarkReadResponse = typeof MarkReadResponse.Type

export const StreamEventsRequest = Schema.Struct({
  sessionToken: defaulted(matching(/^[A-Za-z0-9._~-]{16,512}$/u).check(wellFormed), ''),
  cursor: defaulted(matching(/^[A-Za-z0-9._-]{0,64}$/u).check(wellFormed), ''),
})
export type StreamEventsRequest = typeof StreamEventsRequest.Type

export const StreamEventsResponse = Schema.Struct({
  cursor: defaulted(matching(/^[A-Za-z0-9._-]{1,64}$/u).check(wellFormed), ''),
  eventTime: formats.timestamp,
  ready: Schema.optionalKey(Ready),
  heartbeat: Schema.optionalKey(Heartbeat),
  message: Schema.optionalKey(MessageWritten),
  read: Schema.optionalKey(ChannelRead),
  member: Schema.optionalKey(MemberChanged),
  channel: Schema.optionalKey(ChannelChanged),
  metadata: Schema.optionalKey(MetadataChanged),
  typing: Schema.optionalKey(TypingChanged),
}).check(exactlyOne('ready', 'heartbeat', 'message', 'read', 'member', 'channel', 'metadata', 'typing'))
export type StreamEventsResponse = typeof StreamEventsResponse.Type
