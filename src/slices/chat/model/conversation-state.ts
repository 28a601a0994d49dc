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
 * When something was told: by the server's time, and at the same time by the cursor. The later word
 * counts, however late it comes.
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
  /** Milliseconds, by the browser's clock. */ readonly until: number
}

/** All that is known of one conversation. */
export type ConversationState = {
  /**
   * What the server says of the channel. Members, counts, last message and reading position are
   * those below.
   */
  readonly channel: Channel
  readonly members: readonly ChannelMember[]
  /**
   * The farthest place that somebody is known to have read, by user id: a word of it may come
   * before its reader.
   */
  readonly reads: Readonly<Record<string, number>>
  /** Null while it is not known. */
  readonly metadata: ChannelMetadata | null
  /** It is to be asked for (again): never yet, or because something was missed. */
  readonly needsMetadata: boolean
  readonly messages: ChatMessages
  readonly unreadable: Unreadable
  /**
   * A page of messages has been loaded, so what is shown reaches to the newest or has a gap that is
   * being filled.
   */
  readonly hasPage: boolean
  /** The newest page is to be asked for again: a message that could not be read was missed. */
  readonly needsPage: boolean
  /**
   * The newest place that was known when the newest page was last asked for: up to there it is not
   * asked for again.
   */
  readonly pagedTo: number
  /** The newest place that anything has spoken of. */
  readonly newest: number
  /** How far the server says that she has read. */
  readonly readTo: number
  /** How far she has seen it on this screen. */
  readonly seenTo: number
  readonly outbox: readonly OutgoingMessage[]
  readonly typing: readonly TypingMember[]
  /** The member has scrolled to where the older messages are. */
  readonly wantsOlder: boolean
  /** A coach is to be called: for this message of hers. `previous`: the one whom she had. */
  readonly calling: { readonly subject: string; readonly previous: boolean } | null
  readonly isWaitingForNewCoach: boolean
  readonly isDismissed: boolean
  /** The place of the message of hers that was sent last in this session; 0 for none. */
  readonly sentAt: number
  /** A coach has answered in this session. */
  readonly hasCoachReplied: boolean
  readonly told: Readonly<Record<string, EventPosition>>
}

/** A conversation as the server lists it, with nothing loaded yet. */
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
      told: {},
    },
    channel,
  )
}

/**
 * The same after the server listed it anew: its word counts, and what is loaded or waits to be sent
 * stays.
 */
export function withChannel(talk: ConversationState, channel: Channel): ConversationState {
  const withLast = channel.lastMessage ? withMessages(talk, [channel.lastMessage]) : talk
  const newest = hasUnreadableLast(channel)
    ? Math.max(withLast.newest, channel.myLastReadSequence + channel.unreadMessageCount)
    : withLast.newest
  return {
    ...withLast,
    channel,
    members: channel.members.items,
    newest,
    readTo: Math.max(talk.readTo, channel.myLastReadSequence),
    told: {},
  }
}

/** With more messages. Whoever wrote one has read all that stands before it. */
export function withMessages(talk: ConversationState, came: ChatMessages): ConversationState {
  const messages = mergeMessages(talk.messages, came)
  if (messages === talk.messages) return talk
  const reads = { ...talk.reads }
  for (const { sender, sequence } of came)
    if (sender) reads[sender.userId] = Math.max(reads[sender.userId] ?? 0, sequence)
  return { ...talk, messages, reads, newest: Math.max(talk.newest, newestOf(messages)) }
}

/**
 * With a page of messages, and the places of those in it that could not be read. `upTo`: the newest
 * place that was known when it was asked for.
 */
export function withPage(
  talk: ConversationState,
  page: MessagePage,
  upTo: number,
): ConversationState {
  const next = withMessages(talk, page.messages)
  const came = unreadableIn(
    page,
    talk.newest,
    (place) => messageAt(talk.messages, place) !== null || talk.unreadable.includes(place),
  )
  const unreadable = mergeUnreadable(talk.unreadable, came, next.messages)
  const isNewest = page.before === 0
  return {
    ...next,
    unreadable,
    newest: Math.max(next.newest, newestOf([], unreadable)),
    hasPage: true,
    wantsOlder: false,
    ...(isNewest ? { needsPage: false, pagedTo: Math.max(talk.pagedTo, upTo) } : {}),
  }
}

/** Somebody has read up to a place; what was read stays read. */
export function withRead(
  talk: ConversationState,
  userId: string,
  sequence: number,
): ConversationState {
  return sequence <= (talk.reads[userId] ?? 0)
    ? talk
    : {
        ...talk,
        reads: { ...talk.reads, [userId]: sequence },
        newest: Math.max(talk.newest, sequence),
      }
}

/** Who is in the channel, with how far they have read. */
export function membersOf({
  members,
  reads,
}: Pick<ConversationState, 'members' | 'reads'>): readonly ChannelMember[] {
  return members.map((member) => ({
    ...member,
    lastReadSequence: Math.max(member.lastReadSequence, reads[member.userId] ?? 0),
  }))
}

/** How far she has read: by the server's word, whoever's screen it was on, and on this screen. */
export function readUpTo(
  talk: Pick<ConversationState, 'members' | 'reads' | 'readTo' | 'seenTo'>,
): number {
  return Math.max(
    talk.readTo,
    talk.seenTo,
    ...membersOf(talk)
      .filter(isSelf)
      .map(({ lastReadSequence }) => lastReadSequence),
  )
}

/** The member herself in a channel. */
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
 * Messages that she has not seen. Whoever writes has read all before it, so none of them is hers.
 */
export function unreadOf(talk: ConversationState): number {
  return Math.max(talk.newest - readUpTo(talk), 0)
}

/** The channel with what has happened in it since it was listed. */
export function channelOfConversation(talk: ConversationState): Channel {
  const last = talk.messages.at(-1)
  return {
    ...talk.channel,
    members: { items: membersOf(talk), leftOut: talk.channel.members.leftOut },
    unreadMessageCount: unreadOf(talk),
    myLastReadSequence: readUpTo(talk),
    isFirstInteraction: talk.channel.isFirstInteraction && !talk.messages.some(isFromMember),
    ...(last === undefined ? {} : { lastMessage: last }),
  }
}
