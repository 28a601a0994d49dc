import type { Channel, ChannelMember, ChannelMetadata } from '../channel.ts'
import type { ChatEvent, ChatEventBody } from '../chat-events.ts'
import type { ChatMessage } from '../chat-message.ts'
import { chatChannel, chatMember, chatMessage, chatTime } from './chat-fixtures.ts'
import { rowsOf } from '#platform/model/testing/rows.ts'

/** The channel state of the reference server, an independent model for comparison. */
export type StoredMessage = {
  channel: Channel
  messages: ChatMessage[]
  members: ChannelMember[]
  metadata: ChannelMetadata
  reads: Record<string, number>
}

/** An action in a channel. */
export type ServerAction = {
  readonly channel: number
  readonly kind:
    | 'dana'
    | 'rosa'
    | 'admin'
    | 'danaReads'
    | 'rosaReads'
    | 'danaComes'
    | 'danaLeaves'
    | 'away'
    | 'waits'
    | 'typing'
}

const urls = ['ch-coach', 'ch-food', 'ch-support']
const types = ['MEMBER_ONE_ON_ONE', 'MEMBER_FOOD_LOGGING', 'MEMBER_SUPPORT'] as const

/**
 * Applies the actions in order. Returns the events, the final state and the channels at the start.
 */
export function serve(actions: readonly ServerAction[]): {
  readonly events: readonly ChatEvent[]
  readonly stored: ReadonlyMap<string, StoredMessage>
  readonly first: readonly Channel[]
} {
  const first = urls.map((url, index) => chatChannel(url, types[index]))
  const stored = new Map(
    first.map((channel) => [
      channel.url,
      {
        channel,
        messages: [],
        members: [...channel.members.items],
        metadata: { awaiting_coach: false, pinged_message_id: '' },
        reads: {},
      } as StoredMessage,
    ]),
  )
  const events: ChatEvent[] = []
  actions.forEach((action, index) => {
    const url = urls[action.channel % urls.length] as string
    const happening = happen(stored.get(url) as StoredMessage, url, action.kind, index)
    // Several events share one timestamp.
    if (happening)
      events.push({ ...happening, cursor: `c1.${index + 1}`, at: chatTime(Math.floor(index / 3)) })
  })
  return { events, stored, first }
}

function happen(
  own: StoredMessage,
  channelUrl: string,
  kind: ServerAction['kind'],
  index: number,
): ChatEventBody | null {
  const dana = own.members.find(({ userId }) => userId === 'dana')
  const read = (userId: string): ChatEventBody | null => {
    if (own.messages.length === 0) return null
    own.reads[userId] = own.messages.length
    return {
      kind: 'read',
      channelUrl,
      userId,
      lastReadSequence: own.messages.length,
      lastReadTime: chatTime(0),
    }
  }
  const member = (next: ChannelMember, hasLeft = false): ChatEventBody => {
    own.members = [
      ...own.members.filter(({ userId }) => userId !== next.userId),
      ...(hasLeft ? [] : [next]),
    ]
    return { kind: 'member', channelUrl, member: next, hasLeft }
  }
  switch (kind) {
    case 'dana':
    case 'rosa':
    case 'admin': {
      const message = chatMessage(channelUrl, own.messages.length + 1, kind)
      own.messages.push(message)
      if (kind !== 'admin') own.reads[kind] = message.sequence
      return { kind: 'message', message }
    }
    case 'danaReads':
      return read('dana')
    case 'rosaReads':
      return read('rosa')
    case 'danaComes':
      return member(chatMember('dana', 'AVAILABLE'))
    case 'away':
      return dana ? member(chatMember('dana', index % 2 === 0 ? 'SHORT_AWAY' : 'NO_COACH')) : null
    case 'danaLeaves':
      return dana ? member(dana, true) : null
    case 'waits':
      own.metadata = {
        awaiting_coach: !own.metadata.awaiting_coach,
        pinged_message_id: `m-${index}`,
      }
      return { kind: 'metadata', channelUrl, metadata: own.metadata }
    case 'typing':
      return { kind: 'typing', channelUrl, userId: 'dana', typing: true, durationSeconds: 5 }
  }
}

/** Returns the channel as a list call would return it now. */
export function listedNow({ channel, messages, members, reads }: StoredMessage): Channel {
  const last = messages.at(-1)
  return {
    ...channel,
    ...(last ? { lastMessage: last } : {}),
    members: rowsOf(
      members.map((member) => ({
        ...member,
        lastReadSequence: Math.max(member.lastReadSequence, reads[member.userId] ?? 0),
      })),
    ),
    myLastReadSequence: reads['rosa'] ?? 0,
    unreadMessageCount: messages.length - (reads['rosa'] ?? 0),
    isFirstInteraction: messages.every(({ sender }) => sender?.userId !== 'rosa'),
  }
}
