import * as Schema from 'effect/Schema'
import { BloodPressureValue, BloodSugarValue, CardReading, Card, chatMessageFields, isSpokenBySomebody, messageTypes, Sender, userTypes, WeightValue } from '#domain/chat-messages.ts'
import { listOf } from '#domain/formats.ts'
import type { CardJson, ChatMessageJson, SenderJson } from '#generated/rpc/portal/chat/v1/message_pb.js'
import type { Accepts } from './decode.ts'
import { exactlyOne } from './message-choice.ts'
import { enumField, field } from './message-field.ts'

const reading = CardReading.fields

export const CardReadingMessage = Schema.Struct({
  timestamp: field(reading.timestamp, ''),
  bloodPressure: Schema.optionalKey(Schema.Struct({ systolic: field(BloodPressureValue.fields.systolic, 0), diastolic: field(BloodPressureValue.fields.diastolic, 0) })),
  bloodSugar: Schema.optionalKey(Schema.Struct({ value: field(BloodSugarValue.fields.value, 0) })),
  weight: Schema.optionalKey(Schema.Struct({ tenthsOfPounds: field(WeightValue.fields.tenthsOfPounds, 0) })),
}).check(exactlyOne('bloodPressure', 'bloodSugar', 'weight'))

export const CardMessage = Schema.Struct({ text: field(Card.fields.text, ''), readings: field(listOf(CardReadingMessage, 200, 1), []) })

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
