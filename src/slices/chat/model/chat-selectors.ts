import type { Channel } from './channel.ts'
import { bannerOf, type ChatBanner, coachSubject } from './coach-presence.ts'
import { hasUnreadOf, shownChannels } from './channel-order.ts'
import { shownMessages } from './message-history.ts'
import { type Chat, hasJustSent } from './chat-reducer.ts'
import {
  channelOfConversation,
  type ConversationState,
  isFromCoach,
  isFromMember,
} from './conversation-state.ts'
import { PLACEHOLDER_URL } from './channel.ts'

/** Returns the channels in list order. */
export function channelsOfChat({
  conversations,
  leftOut,
}: Pick<Chat, 'conversations' | 'leftOut'>): readonly Channel[] {
  return shownChannels(
    Object.values(conversations)
      .filter(({ channel }) => channel.url !== PLACEHOLDER_URL)
      .map(channelOfConversation),
    leftOut,
  )
}

/** Returns the open conversation, or null. */
export function openConversation(chat: Chat): ConversationState | null {
  return chat.current === null ? null : (chat.conversations[chat.current] ?? null)
}

/**
 * Returns the state by the names of 1§3 and 2§3. `isConnected` is also true when there is nothing
 * to stream yet; `messagesKey` changes with the shown messages (GAP-089).
 */
export function chatStateOf(chat: Chat, channels: readonly Channel[] = channelsOfChat(chat)) {
  const conversation = openConversation(chat)
  const messages =
    conversation === null ? [] : shownMessages(conversation.messages, conversation.unreadable)
  const isError = !chat.isListed && chat.effectFailures['list'] !== undefined
  return {
    isLoading: !chat.isListed && !isError,
    isConnected: chat.isListed && (chat.isStreaming || chat.cursor === null),
    isError,
    isShowing: chat.isShowing,
    channels,
    currentChannel: conversation === null ? null : channelOfConversation(conversation),
    channelMessages: messages,
    messagesKey:
      conversation === null
        ? ''
        : `${conversation.channel.url} ${messages[0]?.sequence ?? 0} ${conversation.newest}`,
    isWaitingForNewCoach: conversation?.isWaitingForNewCoach ?? false,
    hasCoachRepliedActiveSession: Object.values(chat.conversations).some(
      ({ hasCoachReplied }) => hasCoachReplied,
    ),
    hasUnread: hasUnreadOf(channels),
  }
}

/** Returns whether the last message, apart from notices, is a coach's. */
function isAnswered({ messages }: ConversationState): boolean {
  const last = messages.findLast((message) => isFromCoach(message) || isFromMember(message))
  return last !== undefined && isFromCoach(last)
}

/** Returns the banner above the composer, or null. */
export function bannerOfConversation(conversation: ConversationState): ChatBanner | null {
  return bannerOf({
    channel: channelOfConversation(conversation),
    metadata: conversation.metadata,
    // The wait starts with the request, not with its answer.
    isWaitingForNewCoach:
      conversation.isWaitingForNewCoach || conversation.calling?.previous === true,
    subject: coachSubject(conversation.channel.customType, conversation.messages),
    isDismissed: conversation.isDismissed,
    hasJustSent: hasJustSent(conversation),
    isAnswered: isAnswered(conversation),
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
  if (!chat.isListed) return chat.effectFailures['list'] === undefined ? null : 'list'
  if (chat.effectFailures['stream'] === 'final') return 'line'
  const conversation = url === null ? undefined : chat.conversations[url]
  if (!conversation) return null
  const isMissing = (what: 'metadata' | 'page') =>
    chat.effectFailures[`${what} ${url}`] !== undefined
  return (conversation.metadata === null && isMissing('metadata')) ||
    (!conversation.hasPage && conversation.newest > 0 && isMissing('page'))
    ? 'talk'
    : null
}
