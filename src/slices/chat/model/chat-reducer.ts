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
  readonly talks: Readonly<Record<string, ConversationState>>
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
  readonly troubles: Readonly<Record<string, 'passing' | 'final'>>
}

export const emptyChat: Chat = {
  talks: {},
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
  troubles: {},
}

export type ChatInput =
  | {
      readonly type: 'listed'
      readonly channels: readonly Channel[]
      /** Number of channels left out. */
      readonly leftOut?: number
      readonly cursor: string
    }
  | { readonly type: 'streamed'; readonly event: ChatEvent | LeftOutEvent }
  /** The stream ended. `lost`: the server no longer has the events after the cursor. */
  | { readonly type: 'hungUp'; readonly lost: boolean }
  | {
      readonly type: 'paged'
      readonly url: string
      /** The newest sequence when the page was requested. */
      readonly upTo: number
      readonly page: MessagePage
    }
  | { readonly type: 'metadata'; readonly url: string; readonly metadata: ChannelMetadata }
  | { readonly type: 'showed'; readonly isShowing: boolean }
  | { readonly type: 'opened'; readonly url: string | null }
  | { readonly type: 'scrolledUp'; readonly url: string }
  | { readonly type: 'saw'; readonly url: string; readonly sequence: number }
  | { readonly type: 'readMarked'; readonly url: string; readonly sequence: number }
  | {
      readonly type: 'wrote'
      readonly url: string
      readonly id: string
      readonly text: string
      readonly card: Card | null
      readonly at: string
    }
  | { readonly type: 'sending'; readonly url: string; readonly id: string }
  | { readonly type: 'sent'; readonly message: ChatMessage }
  | {
      readonly type: 'notSent'
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
  | { readonly type: 'ticked' }
  | { readonly type: 'failed'; readonly want: string; readonly isFinal: boolean }
  | { readonly type: 'fulfilled'; readonly want: string }
  /** Retries effects that failed for good. */
  | { readonly type: 'hoped' }

/** Returns the next state of the chat. `now`: milliseconds, browser clock. */
export function applyChat(chat: Chat, input: ChatInput, now: number): Chat {
  switch (input.type) {
    case 'listed':
      return listed(chat, input)
    case 'streamed':
      return streamed(chat, input.event, now)
    case 'hungUp':
      return input.lost ? missed({ ...chat, isStreaming: false }) : { ...chat, isStreaming: false }
    case 'paged':
      return inTalk(chat, input.url, (talk) => withPage(talk, input.page, input.upTo))
    case 'metadata':
      return inTalk(chat, input.url, (talk) => ({
        ...talk,
        metadata: input.metadata,
        needsMetadata: false,
      }))
    case 'showed':
      return { ...chat, isShowing: input.isShowing }
    case 'opened':
      // Opening the channel again retries its page and metadata.
      return {
        ...forgiven(
          input.url === PLACEHOLDER_URL ? withPlaceholder(chat) : chat,
          `page ${input.url}`,
          `metadata ${input.url}`,
        ),
        current: input.url,
      }
    case 'scrolledUp':
      return inTalk(chat, input.url, (talk) => ({ ...talk, wantsOlder: true }))
    case 'saw':
      return saw(chat, input.url, input.sequence)
    case 'readMarked':
      return inTalk(chat, input.url, (talk) => ({
        ...talk,
        readTo: Math.max(talk.readTo, input.sequence),
      }))
    case 'wrote':
      return inTalk(
        input.url === PLACEHOLDER_URL ? withPlaceholder(chat) : chat,
        input.url,
        (talk) => ({ ...talk, outbox: enqueue(talk.outbox, input) }),
      )
    case 'sending':
      return inTalk(chat, input.url, (talk) => ({
        ...talk,
        outbox: markSending(talk.outbox, input.id),
      }))
    case 'sent':
      return inTalk(
        forgiven(chat, `call ${input.message.channelUrl}`),
        input.message.channelUrl,
        (talk) => withNewMessage(talk, input.message),
      )
    case 'notSent':
      return inTalk(chat, input.url, (talk) => ({
        ...talk,
        outbox: markFailed(talk.outbox, input.id, input.why),
      }))
    case 'retried':
      return inTalk(chat, input.url, (talk) => ({
        ...talk,
        outbox: retryMessage(talk.outbox, input.id),
      }))
    case 'cancelled':
      return inTalk(chat, input.url, (talk) => ({
        ...talk,
        outbox: cancelMessage(talk.outbox, input.id),
      }))
    case 'created':
      return created(chat, input.channel)
    case 'coachingMarked':
      return { ...chat, marksCoaching: false }
    case 'restored':
      return restored(chat, input.unsent, input.at)
    case 'askedForCoach':
      return inTalk(forgiven(chat, `call ${input.url}`), input.url, (talk) => {
        const subject = coachSubject(talk.channel.customType, talk.messages)
        return subject === null ? talk : { ...talk, calling: { subject, previous: true } }
      })
    case 'dismissed':
      return inTalk(chat, input.url, (talk) => ({ ...talk, isDismissed: true }))
    case 'coachCalled':
      return inTalk(chat, input.url, (talk) => ({
        ...talk,
        calling: null,
        metadata: input.metadata,
        needsMetadata: false,
        isWaitingForNewCoach: input.metadata.awaiting_coach && talk.calling?.previous === true,
      }))
    case 'ticked':
      return Object.values(chat.talks).reduce(
        (next, talk) =>
          talk.typing.some(({ until }) => until <= now)
            ? put(next, { ...talk, typing: talk.typing.filter(({ until }) => until > now) })
            : next,
        chat,
      )
    case 'failed':
      return {
        ...(input.isFinal ? withoutAsking(chat, input.want) : chat),
        troubles: { ...chat.troubles, [input.want]: input.isFinal ? 'final' : 'passing' },
      }
    case 'fulfilled':
      return forgiven(chat, input.want)
    case 'hoped':
      return { ...chat, troubles: {} }
  }
}

const put = (chat: Chat, talk: ConversationState): Chat => ({
  ...chat,
  talks: { ...chat.talks, [talk.channel.url]: talk },
})

/** Changes a known conversation; an unknown one is ignored. */
function inTalk(
  chat: Chat,
  url: string,
  change: (talk: ConversationState) => ConversationState,
): Chat {
  const talk = chat.talks[url]
  if (talk === undefined) return chat
  const next = change(talk)
  return next === talk ? chat : put(chat, next)
}

/** Removes the errors of these effects. */
const forgiven = (chat: Chat, ...wants: readonly string[]): Chat =>
  wants.some((want) => want in chat.troubles)
    ? {
        ...chat,
        troubles: Object.fromEntries(
          Object.entries(chat.troubles).filter(([want]) => !wants.includes(want)),
        ),
      }
    : chat

/** Clears a failed request for another coach, so that the member can ask again. */
const withoutAsking = (chat: Chat, want: string): Chat =>
  Object.values(chat.talks).reduce(
    (next, talk) =>
      talk.calling?.previous === true && want === `call ${talk.channel.url}`
        ? put(next, { ...talk, calling: null })
        : next,
    chat,
  )

function saw(chat: Chat, url: string, sequence: number): Chat {
  const known = chat.talks[url]
  const seenTo = Math.min(sequence, known?.newest ?? 0)
  return !known || seenTo <= known.seenTo
    ? chat
    : put(forgiven(chat, `read ${url}`), { ...known, seenTo })
}

/** Handles a gap in the events: everything except messages is requested again. */
const missed = (chat: Chat): Chat => ({
  ...chat,
  needsList: true,
  cursor: null,
  talks: Object.fromEntries(
    Object.entries(chat.talks).map(([url, talk]) => [
      url,
      { ...talk, needsMetadata: true, typing: [] },
    ]),
  ),
})

/** Handles an unreadable event: the list and the pages are requested again. */
const untold = (chat: Chat, isMissed: boolean): Chat =>
  isMissed
    ? {
        ...chat,
        needsList: true,
        talks: Object.fromEntries(
          Object.entries(chat.talks).map(([url, talk]) => [
            url,
            { ...talk, needsMetadata: true, needsPage: talk.hasPage },
          ]),
        ),
      }
    : chat

const withPlaceholder = (chat: Chat): Chat =>
  chat.talks[PLACEHOLDER_URL] ? chat : put(chat, conversationOf(placeholderChannel))

function listed(
  chat: Chat,
  { channels, leftOut = 0, cursor }: Extract<ChatInput, { type: 'listed' }>,
): Chat {
  const next = channels.reduce((all, channel) => {
    const known = all.talks[channel.url]
    return put(all, known ? withChannel(known, channel) : conversationOf(channel))
  }, chat)
  return noticed(
    { ...next, isListed: true, leftOut, needsList: false, cursor: cursor === '' ? null : cursor },
    chat,
  )
}

function streamed(chat: Chat, event: ChatEvent | LeftOutEvent, now: number): Chat {
  // An omitted event also shows that the stream is open.
  if (event.kind === 'leftOut')
    return untold(
      { ...chat, cursor: event.cursor ?? chat.cursor, isStreaming: true },
      event.isMissed,
    )
  const at = { ...chat, cursor: event.cursor }
  if (event.kind === 'ready') return { ...at, isStreaming: true }
  if (event.kind === 'heartbeat') return at
  const happening: ChatEvent & ConversationEvent = event
  const talk = chat.talks[urlOf(happening)]
  if (talk === undefined)
    return event.kind === 'channel'
      ? put(at, conversationOf(event.channel))
      : { ...at, needsList: true }
  const next = applyChatEvent(talk, happening, now)
  return next === talk ? at : noticed(put(at, next), chat)
}

/**
 * Counts new unread messages while the chat is hidden (1§4). Messages that were unread at the start
 * only show on the badge.
 */
function noticed(next: Chat, before: Chat): Chat {
  if (next.isShowing || !before.isListed) return next
  const isNew = Object.values(next.talks).some((talk) => {
    const known = before.talks[talk.channel.url]
    return unreadOf(talk) > (known ? unreadOf(known) : 0)
  })
  return isNew ? { ...next, newUnread: next.newUnread + 1 } : next
}

/**
 * Moves the placeholder's outbox to the created channel and opens it if the placeholder was open.
 */
function created(chat: Chat, channel: Channel): Chat {
  const { [PLACEHOLDER_URL]: placeholder, ...talks } = chat.talks
  const known = talks[channel.url]
  const talk = known ? withChannel(known, channel) : conversationOf(channel)
  const outbox = [...talk.outbox, ...(placeholder?.outbox ?? [])]
  return {
    ...chat,
    talks: { ...talks, [channel.url]: { ...talk, outbox } },
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
    return inTalk(url === PLACEHOLDER_URL ? withPlaceholder(all) : all, url, (talk) => {
      if (talk.outbox.some(({ id }) => id === message.id)) return talk
      const there = talk.messages.find(({ clientMessageId }) => clientMessageId === message.id)
      const back = { ...talk, outbox: [message, ...talk.outbox] }
      return there ? withNewMessage(back, there) : back
    })
  }, chat)
  const called = calls.reduce(
    (all, { url, ...calling }) =>
      inTalk(all, url, (talk) =>
        !talk.calling && (calling.previous || needsCoach(channelOfConversation(talk)))
          ? { ...talk, calling }
          : talk,
      ),
    sent,
  )
  return marksCoaching ? { ...called, marksCoaching: true, hasConnectedToCoach: true } : called
}

/** Returns whether the member sent the last message of a conversation in this session. */
export function hasJustSent(talk: ConversationState): boolean {
  return (
    talk.sentAt > 0 &&
    !talk.messages.some((message) => message.sequence > talk.sentAt && isFromCoach(message))
  )
}
