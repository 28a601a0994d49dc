import { create, type MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import {
  ChannelMemberSchema,
  type ChannelMember,
  ChannelMetadataSchema,
  type ChannelMetadata,
  ChannelSchema,
  type Channel,
  CustomType,
} from '../../../generated/proto/portal/chat/v1/channel_pb.js'
import {
  CardSchema,
  ChatMessageSchema,
  type ChatMessage,
  MessageType,
  UserType,
} from '../../../generated/proto/portal/chat/v1/message_pb.js'
import type { Sql } from '../../database/store.ts'
import { type ChannelRow, type CoachRow, coachesIn } from './channels.ts'
import { messageAt, type MessageRow } from './messages.ts'
import { fromStored } from './stored-message.ts'
import type { ChatUser } from './chat-users.ts'

export function messageOf(row: MessageRow): ChatMessage {
  const sender: MessageInitShape<typeof ChatMessageSchema>['sender'] =
    row.sender_type === null
      ? undefined
      : {
          userId: row.sender_id ?? '',
          nickname: row.sender_nickname ?? '',
          metaData: { userType: UserType[row.sender_type] },
        }
  return create(ChatMessageSchema, {
    messageId: row.message_id,
    channelUrl: row.channel_url,
    sequence: row.sequence,
    message: row.text,
    createdAt: timestampFromMs(row.at_ms),
    messageType: row.sender_type === null ? MessageType.admin : MessageType.normal,
    ...(sender && { sender }),
    data: row.data,
    clientMessageId: row.client_message_id ?? '',
    ...(row.card !== null && { card: fromStored(CardSchema, row.card) }),
  })
}

export function coachOf(row: CoachRow): ChannelMember {
  return create(ChannelMemberSchema, {
    userId: row.user_id,
    nickname: row.nickname,
    metaData: {
      userType: UserType.COACH,
      availability: row.availability,
      ...(row.available_from_ms !== null && {
        availabilityStartTime: timestampFromMs(row.available_from_ms),
      }),
    },
    lastReadSequence: row.read_sequence,
  })
}

export function metadataOf(row: ChannelRow): ChannelMetadata {
  return create(ChannelMetadataSchema, {
    awaitingCoach: row.awaiting_coach === 1,
    pingedMessageId: row.pinged_message_id,
  })
}

/** Returns a channel with its coaches and latest message. */
export async function channelOf(sql: Sql, user: ChatUser, row: ChannelRow): Promise<Channel> {
  const last =
    row.last_sequence === 0 ? undefined : await messageAt(sql, row.url, row.last_sequence)
  const self = create(ChannelMemberSchema, {
    userId: user.user_id,
    nickname: user.nickname,
    metaData: { userType: UserType.MEMBER },
    lastReadSequence: row.read_sequence,
  })
  return create(ChannelSchema, {
    url: row.url,
    customType: CustomType[row.custom_type],
    name: row.name,
    unreadMessageCount: row.last_sequence - row.read_sequence,
    ...(last && { lastMessage: messageOf(last) }),
    members: [self, ...(await coachesIn(sql, row.url)).map(coachOf)],
    ...(row.read_ms !== null && { myLastRead: timestampFromMs(row.read_ms) }),
    myLastReadSequence: row.read_sequence,
    isFirstInteraction: row.has_written === 0,
    createdAt: timestampFromMs(row.created_ms),
  })
}
