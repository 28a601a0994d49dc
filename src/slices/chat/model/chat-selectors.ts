import type { Channel } from './channel.ts'
import { bannerOf, type ChatBanner, coachSubject } from './coach-presence.ts'
import { hasUnreadOf, shownChannels } from './channel-order.ts'
import { shownMessages } from './message-history.ts'
import { type Chat, hasJustSent } from './chat-reducer.ts'
import { channelOfConversation, type ConversationState } from './conversation-state.ts'
import { PLACEHOLDER_URL } from './channel.ts'

/** Returns the channels in list order. */
export function channelsOfChat({
  talks,
  leftOut,
}: Pick<Chat, 'talks' | 'leftOut'>): readonly Channel[] {
  return shownChannels(
    Object.values(talks)
      .filter(({ channel }) => channel.url !== PLACEHOLDER_URL)
      .map(channelOfConversation),
    leftOut,
  )
}

/** Returns the open conversation, or null. */
export function openConversation(chat: Chat): ConversationState | null {
  return chat.current === null ? null : (chat.talks[chat.current] ?? null)
}

/**
 * Returns the state by the names of 1§3 and 2§3. `isConnected` is also true when there is nothing
 * to stream yet; `messagesKey` changes with the shown messages (GAP-089).
 */
export function chatStateOf(chat: Chat, channels: readonly Channel[] = channelsOfChat(chat)) {
  const talk = openConversation(chat)
  const messages = talk === null ? [] : shownMessages(talk.messages, talk.unreadable)
  const isError = !chat.isListed && chat.troubles['list'] !== undefined
  return {
    isLoading: !chat.isListed && !isError,
    isConnected: chat.isListed && (chat.isStreaming || chat.cursor === null),
    isError,
    isShowing: chat.isShowing,
    channels,
    currentChannel: talk === null ? null : channelOfConversation(talk),
    channelMessages: messages,
    messagesKey:
      talk === null ? '' : `${talk.channel.url} ${messages[0]?.sequence ?? 0} ${talk.newest}`,
    isWaitingForNewCoach: talk?.isWaitingForNewCoach ?? false,
    hasCoachRepliedActiveSession: Object.values(chat.talks).some(
      ({ hasCoachReplied }) => hasCoachReplied,
    ),
    hasUnread: hasUnreadOf(channels),
  }
}

/** Returns the banner above the composer, or null. */
export function bannerOfConversation(talk: ConversationState): ChatBanner | null {
  return bannerOf({
    channel: channelOfConversation(talk),
    metadata: talk.metadata,
    // The wait starts with the request, not with its answer.
    isWaitingForNewCoach: talk.isWaitingForNewCoach || talk.calling?.previous === true,
    subject: coachSubject(talk.channel.customType, talk.messages),
    isDismissed: talk.isDismissed,
    hasJustSent: hasJustSent(talk),
  })
}

/**
 * Returns why only "Try again" can show (1§8), or null. Transient errors are retried automatically
 * meanwhile.
 */
export function connectionProblemOf(
  chat: Chat,
  url: string | null,
): 'list' | 'line' | 'talk' | null {
  if (!chat.isListed) return chat.troubles['list'] === undefined ? null : 'list'
  if (chat.troubles['stream'] === 'final') return 'line'
  const talk = url === null ? undefined : chat.talks[url]
  if (!talk) return null
  const isMissing = (what: 'metadata' | 'page') => chat.troubles[`${what} ${url}`] !== undefined
  return (talk.metadata === null && isMissing('metadata')) ||
    (!talk.hasPage && talk.newest > 0 && isMissing('page'))
    ? 'talk'
    : null
}
