// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, decisive, defaulted, formats, member, number, numeral, object, optional, rows, text, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { SenderMetaData, Sender, BloodPressureValue, BloodSugarValue, WeightValue, PulseValue, CardValue, CardReading, CardDay, CardRange, Card, ChatMessage, ChannelMemberMetaData, ChannelMember, Channel, ChannelMetadata, Ready, Heartbeat, MessageWritten, ChannelRead, MemberChanged, ChannelChanged, MetadataChanged, TypingChanged, GetCredentialsRequest, Credentials, GetCredentialsResponse, CreateOneOnOneChatRequest, CreateOneOnOneChatResponse, RequestCoachRequest, RequestCoachResponse, ListChannelsRequest, ListChannelsResponse, GetChannelRequest, GetChannelResponse, GetChannelMetadataRequest, GetChannelMetadataResponse, ListMessagesRequest, ListMessagesResponse, SearchMessagesRequest, SearchMessagesResponse, SendMessageRequest, SendMessageResponse, MarkReadRequest, MarkReadResponse, StreamEventsRequest, StreamEventsResponse } from './chat.reader.ts'

const userType = member('', ['', 'COACH', 'MEMBER'])
const pattern = text(/^[A-Za-z0-9_-]{1,64}$/u)
const pattern2 = text(/^(https:\/\/[!#-&(-;=?-\[\]-~]+)?$/u)
const pattern3 = text(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u)
const pattern4 = text(/^ch-[A-Za-z0-9_-]{1,60}$/u)
const messageType = member('', ['', 'admin', 'normal'])
const pattern5 = text(/^(\{(.|\n)*\})?$/u)
const pattern6 = text(/^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$/u)
const availability = member('AVAILABILITY_', ['AVAILABLE', 'SHORT_AWAY', 'LONG_AWAY', 'EXTENDED_AWAY', 'INDEFINITE_AWAY', 'NO_COACH'])
const pattern7 = text(/^(new|ch-[A-Za-z0-9_-]{1,60})$/u)
const customType = member('', ['', 'MEMBER_ONE_ON_ONE', 'MEMBER_FOOD_LOGGING', 'MEMBER_SUPPORT'])
const pattern8 = text(/^[A-Za-z0-9_-]{0,64}$/u)
const pattern9 = text(/^[A-Za-z0-9._~-]{16,512}$/u)
const pattern10 = text(/[^\s\p{Z}\p{Cc}\p{Cf}]/u)
const pattern11 = text(/^[A-Za-z0-9._-]{0,64}$/u)
const pattern12 = text(/^[A-Za-z0-9_-]{1,200}$/u)
const pattern13 = text(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u)
const pattern14 = text(/^[A-Za-z0-9._-]{1,64}$/u)

export const SenderMetaDataReader: Tolerant<SenderMetaData> = object({
  userType: defaulted(userType, "USER_TYPE_UNSPECIFIED"),
})

export const SenderReader: Tolerant<Sender> = object({
  userId: defaulted(pattern, ''),
  nickname: defaulted(text(/./su), ''),
  profileUrl: defaulted(pattern2, ''),
  metaData: SenderMetaDataReader,
})

export const BloodPressureValueReader: Tolerant<BloodPressureValue> = object({
  systolic: defaulted(numeral(number(true, 1, 400)), 0),
  diastolic: defaulted(numeral(number(true, 1, 300)), 0),
})

export const BloodSugarValueReader: Tolerant<BloodSugarValue> = object({
  value: optional(numeral(number(true, 0, 2000))),
  mealCode: codes(0, 6, 7, 8, 9, 10, 11, 12, 13),
  belowMeter: defaulted(boolean, false),
  aboveMeter: defaulted(boolean, false),
}, (value) => ((value.value !== undefined) || value.belowMeter || value.aboveMeter) && !(value.belowMeter && value.aboveMeter))

export const WeightValueReader: Tolerant<WeightValue> = object({
  weightTenthsLb: defaulted(numeral(number(true, 1, 20000)), 0),
})

export const PulseValueReader: Tolerant<PulseValue> = object({
  beatsPerMinute: defaulted(numeral(number(true, 1, 400)), 0),
})

export const CardValueReader: Tolerant<CardValue> = object({
  bloodPressure: optional(BloodPressureValueReader),
  bloodSugar: optional(BloodSugarValueReader),
  weight: optional(WeightValueReader),
  pulse: optional(PulseValueReader),
})

export const CardReadingReader: Tolerant<CardReading> = object({
  timestamp: defaulted(formats.localDateTime, ''),
  utcOffset: defaulted(pattern3, ''),
  timeZone: defaulted(formats.ianaTimeZone, ''),
  value: CardValueReader,
})

export const CardDayReader: Tolerant<CardDay> = object({
  date: CalendarDateReader,
  low: numeral(number(true, 0, 20000)),
  high: numeral(number(true, 0, 20000)),
})

export const CardRangeReader: Tolerant<CardRange> = object({
  startDate: CalendarDateReader,
  endDate: CalendarDateReader,
  timeZone: defaulted(formats.ianaTimeZone, ''),
  readingCount: defaulted(numeral(number(true, 1, 100000)), 0),
  dayCount: defaulted(numeral(number(true, 1, 400)), 0),
  average: optional(CardValueReader),
  lowest: CardValueReader,
  highest: CardValueReader,
  inRangeCount: optional(numeral(number(true, 0, 100000))),
  points: defaulted(rows(CardDayReader), []),
}, (value) => (Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8))) && (value.dayCount <= value.readingCount))

export const CardReader: Tolerant<Card> = object({
  text: defaulted(text(/./su), ''),
  reading: optional(CardReadingReader),
  range: optional(CardRangeReader),
})

export const ChatMessageReader: Tolerant<ChatMessage> = object({
  messageId: defaulted(pattern, ''),
  channelUrl: defaulted(pattern4, ''),
  sequence: defaulted(numeral(number(true, 1, 1000000000)), 0),
  message: defaulted(text(/./su), ''),
  createdAt: formats.timestamp,
  messageType: defaulted(messageType, "MESSAGE_TYPE_UNSPECIFIED"),
  sender: optional(SenderReader),
  data: defaulted(pattern5, ''),
  clientMessageId: defaulted(pattern6, ''),
  card: optional(CardReader),
}, (value) => (value.messageType !== "admin" || value.data.includes("\"senderName\"")) && (value.messageType !== "normal" || (value.sender !== undefined)))

export const ChannelMemberMetaDataReader: Tolerant<ChannelMemberMetaData> = object({
  user_type: defaulted(userType, "USER_TYPE_UNSPECIFIED"),
  availability: optional(availability),
  availabilityStartTime: optional(formats.timestamp),
})

export const ChannelMemberReader: Tolerant<ChannelMember> = object({
  userId: defaulted(pattern, ''),
  nickname: defaulted(text(/./su), ''),
  profileUrl: defaulted(pattern2, ''),
  metaData: ChannelMemberMetaDataReader,
  lastReadSequence: defaulted(numeral(number(true, 0, 1000000000)), 0),
})

export const ChannelReader: Tolerant<Channel> = object({
  url: defaulted(pattern7, ''),
  customType: defaulted(customType, "CUSTOM_TYPE_UNSPECIFIED"),
  name: defaulted(text(), ''),
  unreadMessageCount: defaulted(numeral(number(true, 0, 1000000)), 0),
  lastMessage: optional(ChatMessageReader),
  members: defaulted(rows(ChannelMemberReader), []),
  myLastRead: optional(formats.timestamp),
  myLastReadSequence: defaulted(numeral(number(true, 0, 1000000000)), 0),
  isFirstInteraction: defaulted(boolean, false),
  createdAt: formats.timestamp,
})

export const ChannelMetadataReader: Tolerant<ChannelMetadata> = object({
  awaiting_coach: defaulted(boolean, false),
  pinged_message_id: defaulted(pattern8, ''),
})

export const ReadyReader: Tolerant<Ready> = object({
  heartbeatSeconds: defaulted(numeral(number(true, 1, 60)), 0),
})

export const HeartbeatReader: Tolerant<Heartbeat> = object({})

export const MessageWrittenReader: Tolerant<MessageWritten> = object({
  message: ChatMessageReader,
})

export const ChannelReadReader: Tolerant<ChannelRead> = object({
  channelUrl: defaulted(pattern4, ''),
  userId: defaulted(pattern, ''),
  lastReadSequence: defaulted(numeral(number(true, 1, 1000000000)), 0),
  lastReadTime: formats.timestamp,
})

export const MemberChangedReader: Tolerant<MemberChanged> = object({
  channelUrl: defaulted(pattern4, ''),
  member: ChannelMemberReader,
  hasLeft: defaulted(boolean, false),
})

export const ChannelChangedReader: Tolerant<ChannelChanged> = object({
  channel: ChannelReader,
})

export const MetadataChangedReader: Tolerant<MetadataChanged> = object({
  channelUrl: defaulted(pattern4, ''),
  metadata: ChannelMetadataReader,
})

export const TypingChangedReader: Tolerant<TypingChanged> = object({
  channelUrl: defaulted(pattern4, ''),
  userId: defaulted(pattern, ''),
  typing: defaulted(boolean, false),
  durationSeconds: defaulted(numeral(number(true, 0, 60)), 0),
})

export const GetCredentialsRequestReader: Tolerant<GetCredentialsRequest> = object({})

export const CredentialsReader: Tolerant<Credentials> = object({
  userId: defaulted(pattern, ''),
  sessionToken: defaulted(pattern9, ''),
  expireTime: formats.timestamp,
})

export const GetCredentialsResponseReader: Tolerant<GetCredentialsResponse> = object({
  credentials: optional(CredentialsReader),
})

export const CreateOneOnOneChatRequestReader: Tolerant<CreateOneOnOneChatRequest> = object({
  subject: defaulted(pattern10, ''),
})

export const CreateOneOnOneChatResponseReader: Tolerant<CreateOneOnOneChatResponse> = object({
  channel: ChannelReader,
})

export const RequestCoachRequestReader: Tolerant<RequestCoachRequest> = object({
  chatType: defaulted(customType, "CUSTOM_TYPE_UNSPECIFIED"),
  subject: defaulted(pattern10, ''),
  connectPreviousCoach: optional(boolean),
})

export const RequestCoachResponseReader: Tolerant<RequestCoachResponse> = object({
  channelUrl: defaulted(pattern4, ''),
  metadata: ChannelMetadataReader,
})

export const ListChannelsRequestReader: Tolerant<ListChannelsRequest> = object({
  limit: defaulted(numeral(number(true, 0, 30)), 0),
})

export const ListChannelsResponseReader: Tolerant<ListChannelsResponse> = object({
  channels: defaulted(rows(ChannelReader), []),
  cursor: defaulted(pattern11, ''),
})

export const GetChannelRequestReader: Tolerant<GetChannelRequest> = object({
  channelUrl: defaulted(pattern4, ''),
})

export const GetChannelResponseReader: Tolerant<GetChannelResponse> = object({
  channel: ChannelReader,
})

export const GetChannelMetadataRequestReader: Tolerant<GetChannelMetadataRequest> = object({
  channelUrl: defaulted(pattern4, ''),
})

export const GetChannelMetadataResponseReader: Tolerant<GetChannelMetadataResponse> = object({
  metadata: ChannelMetadataReader,
})

export const ListMessagesRequestReader: Tolerant<ListMessagesRequest> = object({
  channelUrl: defaulted(pattern4, ''),
  before: defaulted(numeral(number(true, 0, 1000000000)), 0),
  pageSize: optional(numeral(number(true, 1, 200))),
  pageToken: optional(pattern12),
})

export const ListMessagesResponseReader: Tolerant<ListMessagesResponse> = object({
  messages: defaulted(rows(ChatMessageReader), []),
  nextPageToken: decisive(text()),
})

export const SearchMessagesRequestReader: Tolerant<SearchMessagesRequest> = object({
  channelUrl: defaulted(pattern4, ''),
  text: defaulted(pattern10, ''),
  before: defaulted(numeral(number(true, 0, 1000000000)), 0),
  pageSize: optional(numeral(number(true, 1, 50))),
  pageToken: optional(pattern12),
})

export const SearchMessagesResponseReader: Tolerant<SearchMessagesResponse> = object({
  messages: defaulted(rows(ChatMessageReader), []),
  nextPageToken: decisive(text()),
})

export const SendMessageRequestReader: Tolerant<SendMessageRequest> = object({
  channelUrl: defaulted(pattern4, ''),
  clientMessageId: defaulted(pattern13, ''),
  message: defaulted(pattern10, ''),
  card: optional(CardReader),
}, (value) => !(value.card !== undefined) || value.message.endsWith(value.card.text))

export const SendMessageResponseReader: Tolerant<SendMessageResponse> = object({
  message: ChatMessageReader,
})

export const MarkReadRequestReader: Tolerant<MarkReadRequest> = object({
  channelUrl: defaulted(pattern4, ''),
  sequence: defaulted(numeral(number(true, 1, 1000000000)), 0),
})

export const MarkReadResponseReader: Tolerant<MarkReadResponse> = object({
  unreadMessageCount: defaulted(numeral(number(true, 0, 1000000)), 0),
  lastReadSequence: defaulted(numeral(number(true, 0, 1000000000)), 0),
})

export const StreamEventsRequestReader: Tolerant<StreamEventsRequest> = object({
  sessionToken: defaulted(pattern9, ''),
  cursor: defaulted(pattern11, ''),
})

export const StreamEventsResponseReader: Tolerant<StreamEventsResponse> = object({
  cursor: defaulted(pattern14, ''),
  eventTime: formats.timestamp,
  ready: optional(ReadyReader),
  heartbeat: optional(HeartbeatReader),
  message: optional(MessageWrittenReader),
  read: optional(ChannelReadReader),
  member: optional(MemberChangedReader),
  channel: optional(ChannelChangedReader),
  metadata: optional(MetadataChangedReader),
  typing: optional(TypingChangedReader),
})
