import {
  type Channel,
  type ChannelMember,
  type ChannelMetadata,
  hasUnreadableLast,
  userTypeOf,
} from './channel.ts'
import {
  mergeMessages,
  mergeUnreadable,
  messageAt,
  type MessagePage,
  type ChatMessages,
  newestOf,
  type Unreadable,
  unreadableIn,
} from './message-history.ts'
import type { ChatMessage } from './chat-message.ts'
import type { OutgoingMessage } from './outbox.ts'

/**
 * The position of an event: server time, then cursor. The latest event wins, in any order of
 * arrival.
 */
export type EventPosition = { readonly at: string; readonly cursor: string }

export function isLater(one: EventPosition, other: EventPosition | undefined): boolean {
  return (
    other === undefined ||
    one.at > other.at ||
    (one.at === other.at && one.cursor.localeCompare(other.cursor, 'en', { numeric: true }) >= 0)
  )
}

export type TypingMember = {
  readonly userId: string
  /** Milliseconds, browser clock. */
  readonly until: number
}

/** The state of one conversation. */
export type ConversationState = {
  /**
   * The channel as listed. Members, counts, last message and read markers are kept in the fields
   * below.
   */
  readonly channel: Channel
  readonly members: readonly ChannelMember[]
  /** The last read sequence by user id. A read event can arrive before its member. */
  readonly reads: Readonly<Record<string, number>>
  /** Null until it is loaded. */
  readonly metadata: ChannelMetadata | null
  /** Whether the metadata must be loaded: at the start, or after a missed event. */
  readonly needsMetadata: boolean
  readonly messages: ChatMessages
  readonly unreadable: Unreadable
  /**
   * Whether a page was loaded; the shown messages then reach the newest, or a gap that is being
   * filled.
   */
  readonly hasPage: boolean
  /** Whether the newest page must be reloaded, because an unreadable message was missed. */
  readonly needsPage: boolean
  /**
   * The newest sequence when the newest page was last requested. Older sequences do not request it
   * again.
   */
  readonly pagedTo: number
  /** The newest sequence in any answer or event. */
  readonly newest: number
  /** The read marker of the member on the server. */
  readonly readTo: number
  /** The read marker of the member on this screen. */
  readonly seenTo: number
  readonly outbox: readonly OutgoingMessage[]
  readonly typing: readonly TypingMember[]
  /** Whether the member has scrolled up to the older messages. */
  readonly wantsOlder: boolean
  /** The pending request for a coach, with its subject. `previous`: request the previous coach. */
  readonly calling: { readonly subject: string; readonly previous: boolean } | null
  readonly isWaitingForNewCoach: boolean
  readonly isDismissed: boolean
  /** The sequence of the member's last message in this session; 0 for none. */
  readonly sentAt: number
  /** Whether a coach has answered in this session. */
  readonly hasCoachReplied: boolean
  readonly eventPositions: Readonly<Record<string, EventPosition>>
}

/** Returns the state of a listed channel before anything is loaded. */
export function conversationOf(channel: Channel): ConversationState {
  return withChannel(
    {
      channel,
      members: [],
      reads: {},
      metadata: null,
      needsMetadata: true,
      messages: [],
      unreadable: [],
      hasPage: false,
      needsPage: false,
      pagedTo: 0,
      newest: 0,
      readTo: 0,
      seenTo: 0,
      outbox: [],
      typing: [],
      wantsOlder: false,
      calling: null,
      isWaitingForNewCoach: false,
      isDismissed: false,
      sentAt: 0,
      hasCoachReplied: false,
      eventPositions: {},
    },
    channel,
  )
}

/** Applies a newly listed channel. Loaded and unsent messages stay. */
export function withChannel(conversation: ConversationState, channel: Channel): ConversationState {
  const withLast = channel.lastMessage
    ? withMessages(conversation, [channel.lastMessage])
    : conversation
  const newest = hasUnreadableLast(channel)
    ? Math.max(withLast.newest, channel.myLastReadSequence + channel.unreadMessageCount)
    : withLast.newest
  return {
    ...withLast,
    channel,
    members: channel.members.items,
    newest,
    readTo: Math.max(conversation.readTo, channel.myLastReadSequence),
    eventPositions: {},
  }
}

/** Adds messages. The author of a message has read everything before it. */
export function withMessages(
  conversation: ConversationState,
  added: ChatMessages,
): ConversationState {
  const messages = mergeMessages(conversation.messages, added)
  if (messages === conversation.messages) return conversation
  const reads = { ...conversation.reads }
  for (const { sender, sequence } of added)
    if (sender) reads[sender.userId] = Math.max(reads[sender.userId] ?? 0, sequence)
  return {
    ...conversation,
    messages,
    reads,
    newest: Math.max(conversation.newest, newestOf(messages)),
  }
}

/**
 * Adds a page of messages and the sequences of its unreadable ones. `upTo`: the newest sequence
 * when the page was requested.
 */
export function withPage(
  conversation: ConversationState,
  page: MessagePage,
  upTo: number,
): ConversationState {
  const next = withMessages(conversation, page.messages)
  const added = unreadableIn(
    page,
    conversation.newest,
    (place) =>
      messageAt(conversation.messages, place) !== null || conversation.unreadable.includes(place),
  )
  const unreadable = mergeUnreadable(conversation.unreadable, added, next.messages)
  const isNewest = page.before === 0
  return {
    ...next,
    unreadable,
    newest: Math.max(next.newest, newestOf([], unreadable)),
    hasPage: true,
    wantsOlder: false,
    ...(isNewest ? { needsPage: false, pagedTo: Math.max(conversation.pagedTo, upTo) } : {}),
  }
}

/** Moves a read marker forward, never back. */
export function withRead(
  conversation: ConversationState,
  userId: string,
  sequence: number,
): ConversationState {
  return sequence <= (conversation.reads[userId] ?? 0)
    ? conversation
    : {
        ...conversation,
        reads: { ...conversation.reads, [userId]: sequence },
        newest: Math.max(conversation.newest, sequence),
      }
}

/** Returns the members of the channel with their read markers. */
export function membersOf({
  members,
  reads,
}: Pick<ConversationState, 'members' | 'reads'>): readonly ChannelMember[] {
  return members.map((member) => ({
    ...member,
    lastReadSequence: Math.max(member.lastReadSequence, reads[member.userId] ?? 0),
  }))
}

/** Returns the member's read marker, on the server or on this screen. */
export function readUpTo(
  conversation: Pick<ConversationState, 'members' | 'reads' | 'readTo' | 'seenTo'>,
): number {
  return Math.max(
    conversation.readTo,
    conversation.seenTo,
    ...membersOf(conversation)
      .filter(isSelf)
      .map(({ lastReadSequence }) => lastReadSequence),
  )
}

/** Returns whether this is the member of the portal. */
export function isSelf(member: ChannelMember): boolean {
  return userTypeOf(member.metaData) === 'MEMBER'
}

export function isFromCoach({ sender }: Pick<ChatMessage, 'sender'>): boolean {
  return sender !== undefined && userTypeOf(sender.metaData) === 'COACH'
}
export function isFromMember({ sender }: Pick<ChatMessage, 'sender'>): boolean {
  return sender !== undefined && userTypeOf(sender.metaData) === 'MEMBER'
}

/**
 * Returns the number of unread messages. None is the member's own, because writing moves the read
 * marker.
 */
export function unreadOf(conversation: ConversationState): number {
  return Math.max(conversation.newest - readUpTo(conversation), 0)
}

/** Returns the channel with everything that changed since it was listed. */
export function channelOfConversation(conversation: ConversationState): Channel {
  const last = conversation.messages.at(-1)
  return {
    ...conversation.channel,
    members: { items: membersOf(conversation), leftOut: conversation.channel.members.leftOut },
    unreadMessageCount: unreadOf(conversation),
    myLastReadSequence: readUpTo(conversation),
    isFirstInteraction:
      conversation.channel.isFirstInteraction && !conversation.messages.some(isFromMember),
    ...(last === undefined ? {} : { lastMessage: last }),
  }
}
