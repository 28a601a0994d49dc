import * as Schema from 'effect/Schema'
import { BloodPressureValue, BloodSugarValue, Card, CardDay, cardKinds, CardRange, CardReading, isInOrder, PulseValue, saysSomething, WeightValue } from '#domain/chat-card.ts'
import { chatMessageFields, isSpokenBySomebody, messageTypes, Sender, userTypes } from '#domain/chat-messages.ts'
import { listOf } from '#domain/formats.ts'
import type { CardJson, ChatMessageJson, SenderJson } from '#generated/rpc/portal/chat/v1/message_pb.js'
import type { Accepts } from './decode.ts'
import { exactlyOne } from './message-choice.ts'
import { dateField } from './message-date.ts'
import { enumField, field } from './message-field.ts'

const sugar = BloodSugarValue.fields

export const BloodSugarMessage = Schema.Struct({
  value: sugar.value,
  mealCode: field(sugar.mealCode, 0),
  belowMeter: field(Schema.Boolean, false),
  aboveMeter: field(Schema.Boolean, false),
}).check(Schema.makeFilter(saysSomething))

export const CardValueMessage = Schema.Struct({
  bloodPressure: Schema.optionalKey(Schema.Struct({ systolic: field(BloodPressureValue.fields.systolic, 0), diastolic: field(BloodPressureValue.fields.diastolic, 0) })),
  bloodSugar: Schema.optionalKey(BloodSugarMessage),
  weight: Schema.optionalKey(Schema.Struct({ tenthsOfPounds: field(WeightValue.fields.tenthsOfPounds, 0) })),
  pulse: Schema.optionalKey(Schema.Struct({ beatsPerMinute: field(PulseValue.fields.beatsPerMinute, 0) })),
}).check(exactlyOne(...cardKinds))
// Without a value there would be none of the four, which is refused.
const cardValue = field(CardValueMessage, {})

export const CardReadingMessage = Schema.Struct({
  timestamp: field(CardReading.fields.timestamp, ''),
  utcOffset: field(CardReading.fields.utcOffset, ''),
  timeZone: field(CardReading.fields.timeZone, ''),
  value: cardValue,
})

const period = CardRange.fields

export const CardDayMessage = Schema.Struct({ day: dateField, low: field(CardDay.fields.low, 0), high: field(CardDay.fields.high, 0) })

export const CardRangeMessage = Schema.Struct({
  start: dateField,
  end: dateField,
  timeZone: field(period.timeZone, ''),
  count: field(period.count, 0),
  days: field(period.days, 0),
  average: Schema.optionalKey(CardValueMessage),
  lowest: cardValue,
  highest: cardValue,
  inRange: period.inRange,
  points: field(listOf(CardDayMessage, 100), []),
}).check(Schema.makeFilter(isInOrder))

export const CardMessage = Schema.Struct({ text: field(Card.fields.text, ''), reading: Schema.optionalKey(CardReadingMessage), range: Schema.optionalKey(CardRangeMessage) }).check(exactlyOne('reading', 'range'))

export const SenderMessage = Schema.Struct({
  userId: field(Sender.fields.userId, ''),
  nickname: field(Sender.fields.nickname, ''),
  profileUrl: field(Sender.fields.profileUrl, ''),
  // Without it there would be no type of user, which is refused.
  metaData: field(Schema.Struct({ userType: enumField('USER_TYPE_UNSPECIFIED', userTypes) }), {}),
})

export const ChatMessageMessage = Schema.Struct({
  messageId: field(chatMessageFields.messageId, ''),
  channelUrl: field(chatMessageFields.channelUrl, ''),
  sequence: field(chatMessageFields.sequence, 0),
  message: field(chatMessageFields.message, ''),
  createdAt: field(chatMessageFields.createdAt, ''),
  messageType: enumField('MESSAGE_TYPE_UNSPECIFIED', messageTypes),
  sender: Schema.optionalKey(SenderMessage),
  data: field(chatMessageFields.data, ''),
  clientMessageId: field(chatMessageFields.clientMessageId, ''),
  card: Schema.optionalKey(CardMessage),
}).check(Schema.makeFilter(isSpokenBySomebody))

export type AcceptsChatMessage = [Accepts<CardJson, typeof CardMessage>, Accepts<SenderJson, typeof SenderMessage>, Accepts<ChatMessageJson, typeof ChatMessageMessage>]
