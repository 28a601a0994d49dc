// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, decisive, formats, member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type MessageType = 'admin' | 'normal' | Unknown

export type UserType = 'COACH' | 'MEMBER' | Unknown

export type CustomType = 'MEMBER_ONE_ON_ONE' | 'MEMBER_FOOD_LOGGING' | 'MEMBER_SUPPORT' | Unknown

export type Availability = 'SHORT_AWAY' | 'LONG_AWAY' | 'EXTENDED_AWAY' | 'INDEFINITE_AWAY' | 'NO_COACH' | Unknown

export type SenderMetaData = {
  readonly userType: UserType
}

export type Sender = {
  readonly userId: string
  readonly nickname: string
  readonly profileUrl: string
  readonly metaData: SenderMetaData
}

export type BloodPressureValue = {
  readonly systolic: number
  readonly diastolic: number
}

export type BloodSugarValue = {
  readonly value?: number
  readonly mealCode: 0 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | Unknown
  readonly belowMeter: boolean
  readonly aboveMeter: boolean
}

export type WeightValue = {
  readonly weightTenthsLb: number
}

export type PulseValue = {
  readonly beatsPerMinute: number
}

export type CardValue = {
  readonly bloodPressure?: BloodPressureValue
  readonly bloodSugar?: BloodSugarValue
  readonly weight?: WeightValue
  readonly pulse?: PulseValue
}

export type CardReading = {
  readonly timestamp: Flavor<'LocalDateTime'>
  readonly utcOffset: string
  readonly timeZone: string
  readonly value: CardValue
}

export type CardDay = {
  readonly date: CalendarDate
  readonly low: number
  readonly high: number
}

export type CardRange = {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly timeZone: string
  readonly readingCount: number
  readonly dayCount: number
  readonly average?: CardValue
  readonly lowest: CardValue
  readonly highest: CardValue
  readonly inRangeCount?: number
  readonly points: Rows<CardDay>
}

export type Card = {
  readonly text: string
  readonly reading?: CardReading
  readonly range?: CardRange
}

export type ChatMessage = {
  readonly messageId: string
  readonly channelUrl: string
  readonly sequence: number
  readonly message: string
  readonly createdAt: Flavor<'Instant'>
  readonly messageType: MessageType
  readonly sender?: Sender
  readonly data: string
  readonly clientMessageId: string
  readonly card?: Card
}

export type ChannelMemberMetaData = {
  readonly user_type: UserType
  readonly availability?: Availability | 'AVAILABLE' | Unreadable
  readonly availabilityStartTime?: Flavor<'Instant'> | Unreadable
}

export type ChannelMember = {
  readonly userId: string
  readonly nickname: string
  readonly profileUrl: string
  readonly metaData: ChannelMemberMetaData
  readonly lastReadSequence: number
}

export type Channel = {
  readonly url: string
  readonly customType: CustomType
  readonly name: string
  readonly unreadMessageCount: number
  readonly lastMessage?: ChatMessage
  readonly members: Rows<ChannelMember>
  readonly myLastRead?: Flavor<'Instant'>
  readonly myLastReadSequence: number
  readonly isFirstInteraction: boolean
  readonly createdAt: Flavor<'Instant'>
}

export type ChannelMetadata = {
  readonly awaiting_coach: boolean
  readonly pinged_message_id: string
}

export type Ready = {
  readonly heartbeatSeconds: number
}

export type Heartbeat = {
}

export type MessageWritten = {
  readonly message: ChatMessage
}

export type ChannelRead = {
  readonly channelUrl: string
  readonly userId: string
  readonly lastReadSequence: number
  readonly lastReadTime: Flavor<'Instant'>
}

export type MemberChanged = {
  readonly channelUrl: string
  readonly member: ChannelMember
  readonly hasLeft: boolean
}

export type ChannelChanged = {
  readonly channel: Channel
}

export type MetadataChanged = {
  readonly channelUrl: string
  readonly metadata: ChannelMetadata
}

export type TypingChanged = {
  readonly channelUrl: string
  readonly userId: string
  readonly typing: boolean
  readonly durationSeconds: number
}

export type GetCredentialsRequest = {
}

export type Credentials = {
  readonly userId: string
  readonly sessionToken: string
  readonly expireTime: Flavor<'Instant'>
}

export type GetCredentialsResponse = {
  readonly credentials?: Credentials
}

export type CreateOneOnOneChatRequest = {
  readonly subject: string
}

export type CreateOneOnOneChatResponse = {
  readonly channel: Channel
}

export type RequestCoachRequest = {
  readonly chatType: CustomType
  readonly subject: string
  readonly connectPreviousCoach?: boolean
}

export type RequestCoachResponse = {
  readonly channelUrl: string
  readonly metadata: ChannelMetadata
}

export type ListChannelsRequest = {
  readonly limit: number
}

export type ListChannelsResponse = {
  readonly channels: Rows<Channel>
  readonly cursor: string
}

export type GetChannelRequest = {
  readonly channelUrl: string
}

export type GetChannelResponse = {
  readonly channel: Channel
}

export type GetChannelMetadataRequest = {
  readonly channelUrl: string
}

export type GetChannelMetadataResponse = {
  readonly metadata: ChannelMetadata
}

export type ListMessagesRequest = {
  readonly channelUrl: string
  readonly before: number
  readonly pageSize?: number
  readonly pageToken?: string
}

export type ListMessagesResponse = {
  readonly messages: Rows<ChatMessage>
  readonly nextPageToken?: string
}

export type SearchMessagesRequest = {
  readonly channelUrl: string
  readonly text: string
  readonly before: number
  readonly pageSize?: number
  readonly pageToken?: string
}

export type SearchMessagesResponse = {
  readonly messages: Rows<ChatMessage>
  readonly nextPageToken?: string
}

export type SendMessageRequest = {
  readonly channelUrl: string
  readonly clientMessageId: string
  readonly message: string
  readonly card?: Card
}

export type SendMessageResponse = {
  readonly message: ChatMessage
}

export type MarkReadRequest = {
  readonly channelUrl: string
  readonly sequence: number
}

export type MarkReadResponse = {
  readonly unreadMessageCount: number
  readonly lastReadSequence: number
}

export type StreamEventsRequest = {
  readonly sessionToken: string
  readonly cursor: string
}

export type StreamEventsResponse = {
  readonly cursor: string
  readonly eventTime: Flavor<'Instant'>
  readonly ready?: Ready
  readonly heartbeat?: Heartbeat
  readonly message?: MessageWritten
  readonly read?: ChannelRead
  readonly member?: MemberChanged
  readonly channel?: ChannelChanged
  readonly metadata?: MetadataChanged
  readonly typing?: TypingChanged
}

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

/** Reads `SenderMetaData` as a server sends it. */
export const readSenderMetaData: Reader<SenderMetaData> = object<SenderMetaData>({
  userType: [userType, "USER_TYPE_UNSPECIFIED"],
})

/** Reads `Sender` as a server sends it. */
export const readSender: Reader<Sender> = object<Sender>({
  userId: [pattern, ''],
  nickname: [text(/./su), ''],
  profileUrl: [pattern2, ''],
  metaData: readSenderMetaData,
})

/** Reads `BloodPressureValue` as a server sends it. */
export const readBloodPressureValue: Reader<BloodPressureValue> = object<BloodPressureValue>({
  systolic: [numeral(number(true, 1, 400)), 0],
  diastolic: [numeral(number(true, 1, 300)), 0],
})

/** Reads `BloodSugarValue` as a server sends it. */
export const readBloodSugarValue: Reader<BloodSugarValue> = object<BloodSugarValue>({
  value: [numeral(number(true, 0, 2000))],
  mealCode: codes(0, 6, 7, 8, 9, 10, 11, 12, 13),
  belowMeter: [boolean, false],
  aboveMeter: [boolean, false],
}, (value) => ((value.value !== undefined) || value.belowMeter || value.aboveMeter) && !(value.belowMeter && value.aboveMeter))

/** Reads `WeightValue` as a server sends it. */
export const readWeightValue: Reader<WeightValue> = object<WeightValue>({
  weightTenthsLb: [numeral(number(true, 1, 20000)), 0],
})

/** Reads `PulseValue` as a server sends it. */
export const readPulseValue: Reader<PulseValue> = object<PulseValue>({
  beatsPerMinute: [numeral(number(true, 1, 400)), 0],
})

/** Reads `CardValue` as a server sends it. */
export const readCardValue: Reader<CardValue> = object<CardValue>({
  bloodPressure: [readBloodPressureValue],
  bloodSugar: [readBloodSugarValue],
  weight: [readWeightValue],
  pulse: [readPulseValue],
})

/** Reads `CardReading` as a server sends it. */
export const readCardReading: Reader<CardReading> = object<CardReading>({
  timestamp: [formats.localDateTime, ''],
  utcOffset: [pattern3, ''],
  timeZone: [formats.ianaTimeZone, ''],
  value: readCardValue,
})

/** Reads `CardDay` as a server sends it. */
export const readCardDay: Reader<CardDay> = object<CardDay>({
  date: readCalendarDate,
  low: numeral(number(true, 0, 20000)),
  high: numeral(number(true, 0, 20000)),
})

/** Reads `CardRange` as a server sends it. */
export const readCardRange: Reader<CardRange> = object<CardRange>({
  startDate: readCalendarDate,
  endDate: readCalendarDate,
  timeZone: [formats.ianaTimeZone, ''],
  readingCount: [numeral(number(true, 1, 100000)), 0],
  dayCount: [numeral(number(true, 1, 400)), 0],
  average: [readCardValue],
  lowest: readCardValue,
  highest: readCardValue,
  inRangeCount: [numeral(number(true, 0, 100000))],
  points: [rows(readCardDay), []],
}, (value) => (Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8))) && (value.dayCount <= value.readingCount))

/** Reads `Card` as a server sends it. */
export const readCard: Reader<Card> = object<Card>({
  text: [text(/./su), ''],
  reading: [readCardReading],
  range: [readCardRange],
})

/** Reads `ChatMessage` as a server sends it. */
export const readChatMessage: Reader<ChatMessage> = object<ChatMessage>({
  messageId: [pattern, ''],
  channelUrl: [pattern4, ''],
  sequence: [numeral(number(true, 1, 1000000000)), 0],
  message: [text(/./su), ''],
  createdAt: formats.timestamp,
  messageType: [messageType, "MESSAGE_TYPE_UNSPECIFIED"],
  sender: [readSender],
  data: [pattern5, ''],
  clientMessageId: [pattern6, ''],
  card: [readCard],
}, (value) => (value.messageType !== "admin" || value.data.includes("\"senderName\"")) && (value.messageType !== "normal" || (value.sender !== undefined)))

/** Reads `ChannelMemberMetaData` as a server sends it. */
export const readChannelMemberMetaData: Reader<ChannelMemberMetaData> = object<ChannelMemberMetaData>({
  user_type: [userType, "USER_TYPE_UNSPECIFIED"],
  availability: [orUnreadable(availability)],
  availabilityStartTime: [orUnreadable(formats.timestamp)],
})

/** Reads `ChannelMember` as a server sends it. */
export const readChannelMember: Reader<ChannelMember> = object<ChannelMember>({
  userId: [pattern, ''],
  nickname: [text(/./su), ''],
  profileUrl: [pattern2, ''],
  metaData: readChannelMemberMetaData,
  lastReadSequence: [numeral(number(true, 0, 1000000000)), 0],
})

/** Reads `Channel` as a server sends it. */
export const readChannel: Reader<Channel> = object<Channel>({
  url: [pattern7, ''],
  customType: [customType, "CUSTOM_TYPE_UNSPECIFIED"],
  name: [text(), ''],
  unreadMessageCount: [numeral(number(true, 0, 1000000)), 0],
  lastMessage: [readChatMessage],
  members: [rows(readChannelMember), []],
  myLastRead: [formats.timestamp],
  myLastReadSequence: [numeral(number(true, 0, 1000000000)), 0],
  isFirstInteraction: [boolean, false],
  createdAt: formats.timestamp,
})

/** Reads `ChannelMetadata` as a server sends it. */
export const readChannelMetadata: Reader<ChannelMetadata> = object<ChannelMetadata>({
  awaiting_coach: [boolean, false],
  pinged_message_id: [pattern8, ''],
})

/** Reads `Ready` as a server sends it. */
export const readReady: Reader<Ready> = object<Ready>({
  heartbeatSeconds: [numeral(number(true, 1, 60)), 0],
})

/** Reads `Heartbeat` as a server sends it. */
export const readHeartbeat: Reader<Heartbeat> = object<Heartbeat>({})

/** Reads `MessageWritten` as a server sends it. */
export const readMessageWritten: Reader<MessageWritten> = object<MessageWritten>({
  message: readChatMessage,
})

/** Reads `ChannelRead` as a server sends it. */
export const readChannelRead: Reader<ChannelRead> = object<ChannelRead>({
  channelUrl: [pattern4, ''],
  userId: [pattern, ''],
  lastReadSequence: [numeral(number(true, 1, 1000000000)), 0],
  lastReadTime: formats.timestamp,
})

/** Reads `MemberChanged` as a server sends it. */
export const readMemberChanged: Reader<MemberChanged> = object<MemberChanged>({
  channelUrl: [pattern4, ''],
  member: readChannelMember,
  hasLeft: [boolean, false],
})

/** Reads `ChannelChanged` as a server sends it. */
export const readChannelChanged: Reader<ChannelChanged> = object<ChannelChanged>({
  channel: readChannel,
})

/** Reads `MetadataChanged` as a server sends it. */
export const readMetadataChanged: Reader<MetadataChanged> = object<MetadataChanged>({
  channelUrl: [pattern4, ''],
  metadata: readChannelMetadata,
})

/** Reads `TypingChanged` as a server sends it. */
export const readTypingChanged: Reader<TypingChanged> = object<TypingChanged>({
  channelUrl: [pattern4, ''],
  userId: [pattern, ''],
  typing: [boolean, false],
  durationSeconds: [numeral(number(true, 0, 60)), 0],
})

/** Reads `GetCredentialsRequest` as a server sends it. */
export const readGetCredentialsRequest: Reader<GetCredentialsRequest> = object<GetCredentialsRequest>({})

/** Reads `Credentials` as a server sends it. */
export const readCredentials: Reader<Credentials> = object<Credentials>({
  userId: [pattern, ''],
  sessionToken: [pattern9, ''],
  expireTime: formats.timestamp,
})

/** Reads `GetCredentialsResponse` as a server sends it. */
export const readGetCredentialsResponse: Reader<GetCredentialsResponse> = object<GetCredentialsResponse>({
  credentials: [readCredentials],
})

/** Reads `CreateOneOnOneChatRequest` as a server sends it. */
export const readCreateOneOnOneChatRequest: Reader<CreateOneOnOneChatRequest> = object<CreateOneOnOneChatRequest>({
  subject: [pattern10, ''],
})

/** Reads `CreateOneOnOneChatResponse` as a server sends it. */
export const readCreateOneOnOneChatResponse: Reader<CreateOneOnOneChatResponse> = object<CreateOneOnOneChatResponse>({
  channel: readChannel,
})

/** Reads `RequestCoachRequest` as a server sends it. */
export const readRequestCoachRequest: Reader<RequestCoachRequest> = object<RequestCoachRequest>({
  chatType: [customType, "CUSTOM_TYPE_UNSPECIFIED"],
  subject: [pattern10, ''],
  connectPreviousCoach: [boolean],
})

/** Reads `RequestCoachResponse` as a server sends it. */
export const readRequestCoachResponse: Reader<RequestCoachResponse> = object<RequestCoachResponse>({
  channelUrl: [pattern4, ''],
  metadata: readChannelMetadata,
})

/** Reads `ListChannelsRequest` as a server sends it. */
export const readListChannelsRequest: Reader<ListChannelsRequest> = object<ListChannelsRequest>({
  limit: [numeral(number(true, 0, 30)), 0],
})

/** Reads `ListChannelsResponse` as a server sends it. */
export const readListChannelsResponse: Reader<ListChannelsResponse> = object<ListChannelsResponse>({
  channels: [rows(readChannel), []],
  cursor: [pattern11, ''],
})

/** Reads `GetChannelRequest` as a server sends it. */
export const readGetChannelRequest: Reader<GetChannelRequest> = object<GetChannelRequest>({
  channelUrl: [pattern4, ''],
})

/** Reads `GetChannelResponse` as a server sends it. */
export const readGetChannelResponse: Reader<GetChannelResponse> = object<GetChannelResponse>({
  channel: readChannel,
})

/** Reads `GetChannelMetadataRequest` as a server sends it. */
export const readGetChannelMetadataRequest: Reader<GetChannelMetadataRequest> = object<GetChannelMetadataRequest>({
  channelUrl: [pattern4, ''],
})

/** Reads `GetChannelMetadataResponse` as a server sends it. */
export const readGetChannelMetadataResponse: Reader<GetChannelMetadataResponse> = object<GetChannelMetadataResponse>({
  metadata: readChannelMetadata,
})

/** Reads `ListMessagesRequest` as a server sends it. */
export const readListMessagesRequest: Reader<ListMessagesRequest> = object<ListMessagesRequest>({
  channelUrl: [pattern4, ''],
  before: [numeral(number(true, 0, 1000000000)), 0],
  pageSize: [numeral(number(true, 1, 200))],
  pageToken: [pattern12],
})

/** Reads `ListMessagesResponse` as a server sends it. */
export const readListMessagesResponse: Reader<ListMessagesResponse> = object<ListMessagesResponse>({
  messages: [rows(readChatMessage), []],
  nextPageToken: decisive(text()),
})

/** Reads `SearchMessagesRequest` as a server sends it. */
export const readSearchMessagesRequest: Reader<SearchMessagesRequest> = object<SearchMessagesRequest>({
  channelUrl: [pattern4, ''],
  text: [pattern10, ''],
  before: [numeral(number(true, 0, 1000000000)), 0],
  pageSize: [numeral(number(true, 1, 50))],
  pageToken: [pattern12],
})

/** Reads `SearchMessagesResponse` as a server sends it. */
export const readSearchMessagesResponse: Reader<SearchMessagesResponse> = object<SearchMessagesResponse>({
  messages: [rows(readChatMessage), []],
  nextPageToken: decisive(text()),
})

/** Reads `SendMessageRequest` as a server sends it. */
export const readSendMessageRequest: Reader<SendMessageRequest> = object<SendMessageRequest>({
  channelUrl: [pattern4, ''],
  clientMessageId: [pattern13, ''],
  message: [pattern10, ''],
  card: [readCard],
}, (value) => !(value.card !== undefined) || value.message.endsWith(value.card.text))

/** Reads `SendMessageResponse` as a server sends it. */
export const readSendMessageResponse: Reader<SendMessageResponse> = object<SendMessageResponse>({
  message: readChatMessage,
})

/** Reads `MarkReadRequest` as a server sends it. */
export const readMarkReadRequest: Reader<MarkReadRequest> = object<MarkReadRequest>({
  channelUrl: [pattern4, ''],
  sequence: [numeral(number(true, 1, 1000000000)), 0],
})

/** Reads `MarkReadResponse` as a server sends it. */
export const readMarkReadResponse: Reader<MarkReadResponse> = object<MarkReadResponse>({
  unreadMessageCount: [numeral(number(true, 0, 1000000)), 0],
  lastReadSequence: [numeral(number(true, 0, 1000000000)), 0],
})

/** Reads `StreamEventsRequest` as a server sends it. */
export const readStreamEventsRequest: Reader<StreamEventsRequest> = object<StreamEventsRequest>({
  sessionToken: [pattern9, ''],
  cursor: [pattern11, ''],
})

/** Reads `StreamEventsResponse` as a server sends it. */
export const readStreamEventsResponse: Reader<StreamEventsResponse> = object<StreamEventsResponse>({
  cursor: [pattern14, ''],
  eventTime: formats.timestamp,
  ready: [readReady],
  heartbeat: [readHeartbeat],
  message: [readMessageWritten],
  read: [readChannelRead],
  member: [readMemberChanged],
  channel: [readChannelChanged],
  metadata: [readMetadataChanged],
  typing: [readTypingChanged],
})
