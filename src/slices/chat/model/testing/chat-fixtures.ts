import type { Availability, Channel, ChannelMember, CustomType } from '../channel.ts'
import type { MessagePage } from '../message-history.ts'
import type { ChatMessage } from '../chat-message.ts'
import { rowsOf } from '#platform/model/testing/rows.ts'

/** Returns the time `minutes` after noon. */
export function chatTime(minutes: number): string {
  return new Date(Date.UTC(2026, 10, 20, 12, minutes)).toISOString()
}

/** A channel member: a coach with this availability, or the portal's member for null. */
export function chatMember(
  userId: string,
  availability: Availability | null = null,
  lastReadSequence = 0,
): ChannelMember {
  return {
    userId,
    nickname: availability === null ? 'Rosa Delgado' : 'Dana Whitfield',
    profileUrl: '',
    metaData: {
      user_type: availability === null ? 'MEMBER' : 'COACH',
      ...(availability === null ? {} : { availability }),
    },
    lastReadSequence,
  }
}

/** A channel with the member and no messages. */
export function chatChannel(
  url: string,
  customType: CustomType = 'MEMBER_ONE_ON_ONE',
  {
    members = [chatMember('rosa')],
    ...more
  }: Partial<Omit<Channel, 'members'>> & { readonly members?: readonly ChannelMember[] } = {},
): Channel {
  return {
    url,
    customType,
    name: '',
    unreadMessageCount: 0,
    members: rowsOf(members),
    myLastRead: '',
    myLastReadSequence: 0,
    isFirstInteraction: true,
    createdAt: chatTime(0),
    ...more,
  }
}

/** A message of the member ("rosa"), of a coach, or of the service ("admin"). */
export function chatMessage(
  channelUrl: string,
  sequence: number,
  from = 'dana',
  more: Partial<ChatMessage> = {},
): ChatMessage {
  return {
    messageId: `m-${channelUrl}-${sequence}`,
    channelUrl,
    sequence,
    message: `message ${sequence}`,
    createdAt: chatTime(sequence),
    messageType: from === 'admin' ? 'admin' : 'normal',
    ...(from === 'admin'
      ? {}
      : {
          sender: {
            userId: from,
            nickname: from,
            profileUrl: '',
            metaData: { userType: from === 'rosa' ? ('MEMBER' as const) : ('COACH' as const) },
          },
        }),
    data: from === 'admin' ? '{"senderName":"Wellspring"}' : '',
    clientMessageId: '',
    ...more,
  }
}

/** A page without unreadable messages. */
export function pageOf(
  messages: readonly ChatMessage[],
  more: Partial<MessagePage> = {},
): MessagePage {
  return { messages, before: 0, leftOut: 0, hasMore: false, ...more }
}
