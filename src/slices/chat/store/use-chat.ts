import { useEffect, useSyncExternalStore } from 'react'
import { type Channel, PLACEHOLDER_URL } from '../model/channel.ts'
import { placeholderChannel } from '../model/channel-order.ts'
import { type ChatMessages, shownMessages, type Unreadable } from '../model/message-history.ts'
import type { MessageDraft } from '../model/message-draft.ts'
import type { Chat } from '../model/chat-reducer.ts'
import {
  channelOfConversation,
  type ConversationState,
  conversationOf,
} from '../model/conversation-state.ts'
import { channelsOfChat, chatStateOf, connectionProblemOf } from '../model/chat-selectors.ts'
import { useStore } from '#platform/store/use-store.ts'
import { chatStore, showChatSurface } from './chat-store.ts'
import { draftStore } from './draft-store.ts'

/** Caches a function's result per key, so that React sees a stable reference. */
function remember<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const cache = new WeakMap<Key, Made>()
  return (key) => {
    if (!cache.has(key)) cache.set(key, make(key))
    return cache.get(key) as Made
  }
}
/** Caches a function's result per key, for the last second argument. */
function rememberWith<Key extends object, With, Made>(
  make: (key: Key, extra: With) => Made,
): (key: Key, extra: With) => Made {
  const cache = new WeakMap<Key, { readonly extra: With; readonly value: Made }>()
  return (key, extra) => {
    const cached = cache.get(key)
    if (cached !== undefined && cached.extra === extra) return cached.value
    const value = make(key, extra)
    cache.set(key, { extra, value })
    return value
  }
}
const channelsOf = rememberWith((conversations: Chat['conversations'], leftOut: number) =>
  channelsOfChat({ conversations, leftOut }),
)
const stateOf = remember((chat: Chat) =>
  chatStateOf(chat, channelsOf(chat.conversations, chat.leftOut)),
)
const channelOf = remember(channelOfConversation)
const shownOf = rememberWith((messages: ChatMessages, unreadable: Unreadable) =>
  shownMessages(messages, unreadable),
)
const emptyConversation = conversationOf(placeholderChannel)

/** Selects from the chat's state; the component renders when the selected value changes. */
export function useChat<Part>(select: (chat: Chat) => Part): Part {
  return useStore(chatStore, select)
}

/** Selects from the chat's state by the names of 1§3. */
export function useChatState<Part>(select: (state: ReturnType<typeof chatStateOf>) => Part): Part {
  return useChat((chat) => select(stateOf(chat)))
}

/**
 * Marks the chat as visible while the component is mounted: it goes live, and messages in view are
 * read.
 */
export function useChatSurface(): void {
  return useEffect(showChatSurface, [])
}

/**
 * Returns the channels in list order; null while loading or failed (`useChatConnectionProblem`).
 */
export function useChatChannels(): readonly Channel[] | null {
  return useChatState(({ isLoading, isError, channels }) =>
    isLoading || isError ? null : channels,
  )
}

/** Returns a conversation, also the placeholder's; null for an unknown one. */
export function useConversation(url: string): ConversationState | null {
  return useChat(
    (chat) => chat.conversations[url] ?? (url === PLACEHOLDER_URL ? emptyConversation : null),
  )
}

/** Returns the channel of a conversation with its latest changes. */
export const channelOfShown: (conversation: ConversationState) => Channel = channelOf
/** Returns the shown messages, latest last; the same array while nothing changes. */
export function messagesOfShown(conversation: ConversationState): ChatMessages {
  return shownOf(conversation.messages, conversation.unreadable)
}

/**
 * Returns why the list (`url` null) or a conversation cannot show, so that only "Try again" helps;
 * or null.
 */
export function useChatConnectionProblem(
  url: string | null,
): ReturnType<typeof connectionProblemOf> {
  return useChat((chat) => connectionProblemOf(chat, url))
}

/**
 * Returns the draft of a channel and its setter. A failed message returns its text to the draft.
 */
export function useDraft(
  url: string,
): readonly [draft: MessageDraft, type: (text: string) => void] {
  const draft = useSyncExternalStore(draftStore.subscribe, () => draftStore.read(url))
  return [draft, (text) => draftStore.type(url, text)]
}
