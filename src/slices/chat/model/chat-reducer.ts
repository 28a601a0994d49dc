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

/** All that the portal knows of a member's chat (1§3). */
export type Chat = {
  readonly talks: Readonly<Record<string, ConversationState>>
  /** The channels have been listed. */
  readonly isListed: boolean
  /** Channels of the list that could not be read. */
  readonly leftOut: number
  /** They are to be listed (again): never yet, or because something was missed. */
  readonly needsList: boolean
  /** Where the stream goes on; null without a chat user, who is made by her first message. */
  readonly cursor: string | null
  /** The stream is open. */
  readonly isStreaming: boolean
  readonly isShowing: boolean
  /** The url of the channel that is open, or null for the list. */
  readonly current: string | null
  /** The onboarding item COACHING is to be marked (1§4). */
  readonly marksCoaching: boolean
  readonly hasConnectedToCoach: boolean
  /**
   * Goes up with each message that somebody else wrote while nothing of the chat was to be seen.
   */
  readonly newUnread: number
  /** By want (chat-wants.ts): why it was not fulfilled. `final`: it will not be by trying again. */
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
      /** Channels that could not be read. */ readonly leftOut?: number
      readonly cursor: string
    }
  | { readonly type: 'streamed'; readonly event: ChatEvent | LeftOutEvent }
  /** The stream ended; `lost` when what followed its cursor is no longer kept. */
  | { readonly type: 'hungUp'; readonly lost: boolean }
  | {
      readonly type: 'paged'
      readonly url: string
      /** The newest place that was known when it was asked for. */ readonly upTo: number
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
  /** The first message made the chat user and the coaching channel. */
  | { readonly type: 'created'; readonly channel: Channel }
  | { readonly type: 'coachingMarked' }
  /**
   * What she had not sent in this session's last page comes back; `at`: milliseconds since 1970, by
   * the browser's clock.
   */
  | { readonly type: 'restored'; readonly unsent: UnsentMessages; readonly at: number }
  /** She wants a coach who is there, by the question of the unavailable banner. */
  | { readonly type: 'askedForCoach' | 'dismissed'; readonly url: string }
  | { readonly type: 'coachCalled'; readonly url: string; readonly metadata: ChannelMetadata }
  | { readonly type: 'ticked' }
  | { readonly type: 'failed'; readonly want: string; readonly isFinal: boolean }
  | { readonly type: 'fulfilled'; readonly want: string }
  /** Try again what had failed for good. */
  | { readonly type: 'hoped' }

/** The whole behaviour of a chat, as a function. `now`: milliseconds, by the browser's clock. */
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
      // Opening it again is trying again.
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

/** Changes a conversation that there is; of another nothing is known to change. */
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

/** Without what is held against these wants. */
const forgiven = (chat: Chat, ...wants: readonly string[]): Chat =>
  wants.some((want) => want in chat.troubles)
    ? {
        ...chat,
        troubles: Object.fromEntries(
          Object.entries(chat.troubles).filter(([want]) => !wants.includes(want)),
        ),
      }
    : chat

/** A coach whom she asked for and cannot have is no longer being asked for: she may ask again. */
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

/** Something was missed that nobody will tell again: all that is not a message is asked anew. */
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

/** Something was told that could not be read: the list and the pages say what came of it. */
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
  // An event that is left out is a sign of life, too.
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
 * Tells when there is something unread that was not there before, while the chat is closed (1§4).
 * What waited at the start is on the badge and no news.
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
 * What waited in the placeholder goes on in the channel that there is now, and who looks at it goes
 * along.
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
    // For its cursor: there is a chat user now.
    needsList: true,
    marksCoaching: true,
    hasConnectedToCoach: true,
  }
}

/**
 * Before what she has written since, and each once. What has arrived after all is dealt with as if
 * its answer came now.
 */
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

/** Whether the last word of a conversation is hers, sent in this session. */
export function hasJustSent(talk: ConversationState): boolean {
  return (
    talk.sentAt > 0 &&
    !talk.messages.some((message) => message.sequence > talk.sentAt && isFromCoach(message))
  )
}
