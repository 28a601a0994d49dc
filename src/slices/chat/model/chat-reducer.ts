import { type Channel, type ChannelMetadata, PLACEHOLDER_URL } from './channel.ts'
import { placeholderChannel } from './channel-order.ts'
import type { ChatEvent, LeftOutEvent } from './chat-events.ts'
import {
  applyChatEvent,
  type ConversationEvent,
  urlOf,
  withNewMessage,
} from './apply-chat-event.ts'
import type { Card } from './cards/card-content.ts'
import type { MessagePage } from './message-history.ts'
import type { ChatMessage } from './chat-message.ts'
import { cancelMessage, markFailed, retryMessage, markSending, enqueue } from './outbox.ts'
import { restoreMessage, type UnsentMessages } from './unsent-messages.ts'
import { coachSubject, needsCoach } from './coach-presence.ts'
import {
  channelOfConversation,
  isFromCoach,
  withChannel,
  type ConversationState,
  conversationOf,
  unreadOf,
  withPage,
} from './conversation-state.ts'

/** The state of the member's chat (1§3). */
export type Chat = {
  readonly conversations: Readonly<Record<string, ConversationState>>
  /** Whether the channels were listed. */
  readonly isListed: boolean
  /** Number of channels left out of the list. */
  readonly leftOut: number
  /** Whether the channels must be listed: at the start, or after a missed event. */
  readonly needsList: boolean
  /**
   * The cursor of the stream; null without a chat user. The first message creates the chat user.
   */
  readonly cursor: string | null
  /** Whether the stream is open. */
  readonly isStreaming: boolean
  readonly isShowing: boolean
  /** The URL of the open channel; null for the list. */
  readonly current: string | null
  /** Whether the onboarding item COACHING must be completed (1§4). */
  readonly marksCoaching: boolean
  readonly hasConnectedToCoach: boolean
  /** Counts the new unread messages while the chat is hidden. */
  readonly newUnread: number
  /** Why an effect failed, by its key (chat-effects.ts). `final`: a retry cannot succeed. */
  readonly effectFailures: Readonly<Record<string, 'passing' | 'final'>>
}

export const emptyChat: Chat = {
  conversations: {},
  isListed: false,
  leftOut: 0,
  needsList: true,
  cursor: null,
  isStreaming: false,
  isShowing: false,
  current: null,
  marksCoaching: false,
  hasConnectedToCoach: false,
  newUnread: 0,
  effectFailures: {},
}

export type ChatInput =
  | {
      readonly type: 'listed'
      readonly channels: readonly Channel[]
      /** Number of channels left out. */
      readonly leftOut?: number
      readonly cursor: string
    }
  | { readonly type: 'eventReceived'; readonly event: ChatEvent | LeftOutEvent }
  /** The stream ended. `lost`: the server no longer has the events after the cursor. */
  | { readonly type: 'streamClosed'; readonly lost: boolean }
  | {
      readonly type: 'pageLoaded'
      readonly url: string
      /** The newest sequence when the page was requested. */
      readonly upTo: number
      readonly page: MessagePage
    }
  | { readonly type: 'metadata'; readonly url: string; readonly metadata: ChannelMetadata }
  | { readonly type: 'visibilityChanged'; readonly isShowing: boolean }
  | { readonly type: 'opened'; readonly url: string | null }
  | { readonly type: 'olderRequested'; readonly url: string }
  | { readonly type: 'seen'; readonly url: string; readonly sequence: number }
  | { readonly type: 'readMarked'; readonly url: string; readonly sequence: number }
  | {
      readonly type: 'enqueued'
      readonly url: string
      readonly id: string
      readonly text: string
      readonly card: Card | null
      readonly at: string
    }
  | { readonly type: 'sending'; readonly url: string; readonly id: string }
  | { readonly type: 'sent'; readonly message: ChatMessage }
  | {
      readonly type: 'sendFailed'
      readonly url: string
      readonly id: string
      readonly why: 'refused' | 'lost' | 'offline'
    }
  | { readonly type: 'retried' | 'cancelled'; readonly url: string; readonly id: string }
  /** The first message created the chat user and the coaching channel. */
  | { readonly type: 'created'; readonly channel: Channel }
  | { readonly type: 'coachingMarked' }
  /**
   * Restores unsent messages of the session's previous page. `at`: milliseconds since 1970, browser
   * clock.
   */
  | { readonly type: 'restored'; readonly unsent: UnsentMessages; readonly at: number }
  /** The member asks for an available coach in the unavailable banner. */
  | { readonly type: 'askedForCoach' | 'dismissed'; readonly url: string }
  | { readonly type: 'coachCalled'; readonly url: string; readonly metadata: ChannelMetadata }
  | { readonly type: 'clockTicked' }
  | { readonly type: 'failed'; readonly effectKey: string; readonly isFinal: boolean }
  | { readonly type: 'fulfilled'; readonly effectKey: string }
  /** Retries effects that failed for good. */
  | { readonly type: 'allRetried' }

/** Returns the next state of the chat. `now`: milliseconds, browser clock. */
export function applyChat(chat: Chat, input: ChatInput, now: number): Chat {
  switch (input.type) {
    case 'listed':
      return listed(chat, input)
    case 'eventReceived':
      return eventReceived(chat, input.event, now)
    case 'streamClosed':
      return input.lost
        ? reloadAfterGap({ ...chat, isStreaming: false })
        : { ...chat, isStreaming: false }
    case 'pageLoaded':
      return inConversation(chat, input.url, (conversation) =>
        withPage(conversation, input.page, input.upTo),
      )
    case 'metadata':
      return inConversation(chat, input.url, (conversation) => ({
        ...conversation,
        metadata: input.metadata,
        needsMetadata: false,
      }))
    case 'visibilityChanged':
      return { ...chat, isShowing: input.isShowing }
    case 'opened':
      // Opening the channel again retries its page and metadata.
      return {
        ...withoutFailures(
          input.url === PLACEHOLDER_URL ? withPlaceholder(chat) : chat,
          `page ${input.url}`,
          `metadata ${input.url}`,
        ),
        current: input.url,
      }
    case 'olderRequested':
      return inConversation(chat, input.url, (conversation) => ({
        ...conversation,
        wantsOlder: true,
      }))
    case 'seen':
      return seen(chat, input.url, input.sequence)
    case 'readMarked':
      return inConversation(chat, input.url, (conversation) => ({
        ...conversation,
        readTo: Math.max(conversation.readTo, input.sequence),
      }))
    case 'enqueued':
      return inConversation(
        input.url === PLACEHOLDER_URL ? withPlaceholder(chat) : chat,
        input.url,
        (conversation) => ({ ...conversation, outbox: enqueue(conversation.outbox, input) }),
      )
    case 'sending':
      return inConversation(chat, input.url, (conversation) => ({
        ...conversation,
        outbox: markSending(conversation.outbox, input.id),
      }))
    case 'sent':
      return inConversation(
        withoutFailures(chat, `call ${input.message.channelUrl}`),
        input.message.channelUrl,
        (conversation) => withNewMessage(conversation, input.message),
      )
    case 'sendFailed':
      return inConversation(chat, input.url, (conversation) => ({
        ...conversation,
        outbox: markFailed(conversation.outbox, input.id, input.why),
      }))
    case 'retried':
      return inConversation(chat, input.url, (conversation) => ({
        ...conversation,
        outbox: retryMessage(conversation.outbox, input.id),
      }))
    case 'cancelled':
      return inConversation(chat, input.url, (conversation) => ({
        ...conversation,
        outbox: cancelMessage(conversation.outbox, input.id),
      }))
    case 'created':
      return created(chat, input.channel)
    case 'coachingMarked':
      return { ...chat, marksCoaching: false }
    case 'restored':
      return restored(chat, input.unsent, input.at)
    case 'askedForCoach':
      return inConversation(
        withoutFailures(chat, `call ${input.url}`),
        input.url,
        (conversation) => {
          const subject = coachSubject(conversation.channel.customType, conversation.messages)
          return subject === null
            ? conversation
            : { ...conversation, calling: { subject, previous: true } }
        },
      )
    case 'dismissed':
      return inConversation(chat, input.url, (conversation) => ({
        ...conversation,
        isDismissed: true,
      }))
    case 'coachCalled':
      return inConversation(chat, input.url, (conversation) => ({
        ...conversation,
        calling: null,
        metadata: input.metadata,
        needsMetadata: false,
        isWaitingForNewCoach:
          input.metadata.awaiting_coach && conversation.calling?.previous === true,
      }))
    case 'clockTicked':
      return Object.values(chat.conversations).reduce(
        (next, conversation) =>
          conversation.typing.some(({ until }) => until <= now)
            ? put(next, {
                ...conversation,
                typing: conversation.typing.filter(({ until }) => until > now),
              })
            : next,
        chat,
      )
    case 'failed':
      return {
        ...(input.isFinal ? withoutCoachRequest(chat, input.effectKey) : chat),
        effectFailures: {
          ...chat.effectFailures,
          [input.effectKey]: input.isFinal ? 'final' : 'passing',
        },
      }
    case 'fulfilled':
      return withoutFailures(chat, input.effectKey)
    case 'allRetried':
      return { ...chat, effectFailures: {} }
  }
}

const put = (chat: Chat, conversation: ConversationState): Chat => ({
  ...chat,
  conversations: { ...chat.conversations, [conversation.channel.url]: conversation },
})

/** Changes a known conversation; an unknown one is ignored. */
function inConversation(
  chat: Chat,
  url: string,
  change: (conversation: ConversationState) => ConversationState,
): Chat {
  const conversation = chat.conversations[url]
  if (conversation === undefined) return chat
  const next = change(conversation)
  return next === conversation ? chat : put(chat, next)
}

/** Removes the errors of these effects. */
const withoutFailures = (chat: Chat, ...keys: readonly string[]): Chat =>
  keys.some((key) => key in chat.effectFailures)
    ? {
        ...chat,
        effectFailures: Object.fromEntries(
          Object.entries(chat.effectFailures).filter(([key]) => !keys.includes(key)),
        ),
      }
    : chat

/** Clears a failed request for another coach, so that the member can ask again. */
const withoutCoachRequest = (chat: Chat, key: string): Chat =>
  Object.values(chat.conversations).reduce(
    (next, conversation) =>
      conversation.calling?.previous === true && key === `call ${conversation.channel.url}`
        ? put(next, { ...conversation, calling: null })
        : next,
    chat,
  )

function seen(chat: Chat, url: string, sequence: number): Chat {
  const known = chat.conversations[url]
  const seenTo = Math.min(sequence, known?.newest ?? 0)
  return !known || seenTo <= known.seenTo
    ? chat
    : put(withoutFailures(chat, `read ${url}`), { ...known, seenTo })
}

/** Handles a gap in the events: everything except messages is requested again. */
const reloadAfterGap = (chat: Chat): Chat => ({
  ...chat,
  needsList: true,
  cursor: null,
  conversations: Object.fromEntries(
    Object.entries(chat.conversations).map(([url, conversation]) => [
      url,
      { ...conversation, needsMetadata: true, typing: [] },
    ]),
  ),
})

/** Handles an unreadable event: the list and the pages are requested again. */
const reloadAll = (chat: Chat, isMissed: boolean): Chat =>
  isMissed
    ? {
        ...chat,
        needsList: true,
        conversations: Object.fromEntries(
          Object.entries(chat.conversations).map(([url, conversation]) => [
            url,
            { ...conversation, needsMetadata: true, needsPage: conversation.hasPage },
          ]),
        ),
      }
    : chat

const withPlaceholder = (chat: Chat): Chat =>
  chat.conversations[PLACEHOLDER_URL] ? chat : put(chat, conversationOf(placeholderChannel))

function listed(
  chat: Chat,
  { channels, leftOut = 0, cursor }: Extract<ChatInput, { type: 'listed' }>,
): Chat {
  const next = channels.reduce((all, channel) => {
    const known = all.conversations[channel.url]
    return put(all, known ? withChannel(known, channel) : conversationOf(channel))
  }, chat)
  return countNewUnread(
    { ...next, isListed: true, leftOut, needsList: false, cursor: cursor === '' ? null : cursor },
    chat,
  )
}

function eventReceived(chat: Chat, event: ChatEvent | LeftOutEvent, now: number): Chat {
  // An omitted event also shows that the stream is open.
  if (event.kind === 'leftOut')
    return reloadAll(
      { ...chat, cursor: event.cursor ?? chat.cursor, isStreaming: true },
      event.isMissed,
    )
  const at = { ...chat, cursor: event.cursor }
  if (event.kind === 'ready') return { ...at, isStreaming: true }
  if (event.kind === 'heartbeat') return at
  const conversationEvent: ChatEvent & ConversationEvent = event
  const conversation = chat.conversations[urlOf(conversationEvent)]
  if (conversation === undefined)
    return event.kind === 'channel'
      ? put(at, conversationOf(event.channel))
      : { ...at, needsList: true }
  const next = applyChatEvent(conversation, conversationEvent, now)
  return next === conversation ? at : countNewUnread(put(at, next), chat)
}

/**
 * Counts new unread messages while the chat is hidden (1§4). Messages that were unread at the start
 * only show on the badge.
 */
function countNewUnread(next: Chat, before: Chat): Chat {
  if (next.isShowing || !before.isListed) return next
  const isNew = Object.values(next.conversations).some((conversation) => {
    const known = before.conversations[conversation.channel.url]
    return unreadOf(conversation) > (known ? unreadOf(known) : 0)
  })
  return isNew ? { ...next, newUnread: next.newUnread + 1 } : next
}

/**
 * Moves the placeholder's outbox to the created channel and opens it if the placeholder was open.
 */
function created(chat: Chat, channel: Channel): Chat {
  const { [PLACEHOLDER_URL]: placeholder, ...conversations } = chat.conversations
  const known = conversations[channel.url]
  const conversation = known ? withChannel(known, channel) : conversationOf(channel)
  const outbox = [...conversation.outbox, ...(placeholder?.outbox ?? [])]
  return {
    ...chat,
    conversations: { ...conversations, [channel.url]: { ...conversation, outbox } },
    current: chat.current === PLACEHOLDER_URL ? channel.url : chat.current,
    // The list returns the cursor of the new chat user.
    needsList: true,
    marksCoaching: true,
    hasConnectedToCoach: true,
  }
}

/** Restores unsent messages before newer ones, each once. Delivered messages are removed. */
function restored(
  chat: Chat,
  { messages, calls, marksCoaching }: UnsentMessages,
  at: number,
): Chat {
  const sent = messages.toReversed().reduce((all, kept) => {
    const { url, message } = restoreMessage(all, kept, at)
    return inConversation(
      url === PLACEHOLDER_URL ? withPlaceholder(all) : all,
      url,
      (conversation) => {
        if (conversation.outbox.some(({ id }) => id === message.id)) return conversation
        const there = conversation.messages.find(
          ({ clientMessageId }) => clientMessageId === message.id,
        )
        const back = { ...conversation, outbox: [message, ...conversation.outbox] }
        return there ? withNewMessage(back, there) : back
      },
    )
  }, chat)
  const called = calls.reduce(
    (all, { url, ...calling }) =>
      inConversation(all, url, (conversation) =>
        !conversation.calling &&
        (calling.previous || needsCoach(channelOfConversation(conversation)))
          ? { ...conversation, calling }
          : conversation,
      ),
    sent,
  )
  return marksCoaching ? { ...called, marksCoaching: true, hasConnectedToCoach: true } : called
}

/** Returns whether the member sent the last message of a conversation in this session. */
export function hasJustSent(conversation: ConversationState): boolean {
  return (
    conversation.sentAt > 0 &&
    !conversation.messages.some(
      (message) => message.sequence > conversation.sentAt && isFromCoach(message),
    )
  )
}
