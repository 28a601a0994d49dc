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

/** Makes something of a value once, so that React sees no change where there is none. */
function remember<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Made
  }
}
/** The same of two values; the last of the second is remembered. */
function rememberWith<Key extends object, With, Made>(
  make: (key: Key, beside: With) => Made,
): (key: Key, beside: With) => Made {
  const made = new WeakMap<Key, { readonly beside: With; readonly what: Made }>()
  return (key, beside) => {
    const known = made.get(key)
    if (known !== undefined && known.beside === beside) return known.what
    const what = make(key, beside)
    made.set(key, { beside, what })
    return what
  }
}
const channelsOf = rememberWith((talks: Chat['talks'], leftOut: number) =>
  channelsOfChat({ talks, leftOut }),
)
const stateOf = remember((chat: Chat) => chatStateOf(chat, channelsOf(chat.talks, chat.leftOut)))
const channelOf = remember(channelOfConversation)
const shownOf = rememberWith((messages: ChatMessages, unreadable: Unreadable) =>
  shownMessages(messages, unreadable),
)
const notBegun = conversationOf(placeholderChannel)

/** Part of the chat's state; a value that stays the same while nothing changed. */
export function useChat<Part>(select: (chat: Chat) => Part): Part {
  return useStore(chatStore, select)
}

/**
 * Part of the chat's state under the names of 1§3; a value that stays the same while nothing
 * changed.
 */
export function useChatState<Part>(select: (state: ReturnType<typeof chatStateOf>) => Part): Part {
  return useChat((chat) => select(stateOf(chat)))
}

/**
 * The chat is on the screen as long as the component is: it goes live, what comes in is no news,
 * and what is seen is read.
 */
export function useChatSurface(): void {
  return useEffect(showChatSurface, [])
}

/**
 * The channels as the list shows them; null until they are there (`useChatTrouble` says when they
 * cannot be had).
 */
export function useChatChannels(): readonly Channel[] | null {
  return useChatState(({ isLoading, isError, channels }) =>
    isLoading || isError ? null : channels,
  )
}

/**
 * All of one conversation, the placeholder's as well; null for one that there is not. `talk.outbox`
 * is what is on its way, in order, below the messages.
 */
export function useConversation(url: string): ConversationState | null {
  return useChat((chat) => chat.talks[url] ?? (url === PLACEHOLDER_URL ? notBegun : null))
}

/** The channel of a conversation with all that has happened in it. */
export const channelOfShown: (talk: ConversationState) => Channel = channelOf
/**
 * The messages of a conversation that are shown, the latest last; the same array while nothing
 * came.
 */
export function messagesOfShown(talk: ConversationState): ChatMessages {
  return shownOf(talk.messages, talk.unreadable)
}

/**
 * Why the list (null) or a conversation cannot be shown, so that there is only "Try again"
 * (`chat.hope`); null when it can.
 */
export function useChatConnectionProblem(
  url: string | null,
): ReturnType<typeof connectionProblemOf> {
  return useChat((chat) => connectionProblemOf(chat, url))
}

/**
 * What stands in the composer of a channel, and what takes what is typed there. The text of a
 * message that was not sent comes back here by itself.
 */
export function useDraft(
  url: string,
): readonly [draft: MessageDraft, type: (text: string) => void] {
  const draft = useSyncExternalStore(draftStore.subscribe, () => draftStore.read(url))
  return [draft, (text) => draftStore.type(url, text)]
}
