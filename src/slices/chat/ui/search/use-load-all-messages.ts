import { useEffect } from 'react'
import { hasOlder, olderBefore } from '../../model/message-history.ts'
import { loadedOf } from '../../model/read-receipts.ts'
import type { ConversationState } from '../../model/conversation-state.ts'
import { chat } from '../../store/chat-store.ts'
import { messagesOfShown, useChat } from '../../store/use-chat.ts'

/**
 * Loads older pages one after the other while `wanted`, and returns the progress. It stops at a
 * failed page; `chat.retryAll` continues.
 */
export function useLoadAllMessages(conversation: ConversationState, isEnabled: boolean) {
  const { url } = conversation.channel
  const messages = messagesOfShown(conversation)
  const isStopped = useChat(({ effectFailures }) => effectFailures[`page ${url}`] !== undefined)
  const isAll = conversation.hasPage && !hasOlder(conversation.messages, conversation.unreadable)
  const shouldLoad =
    isEnabled && conversation.hasPage && !isAll && !conversation.wantsOlder && !isStopped
  useEffect(() => {
    if (shouldLoad) chat.older(url)
  }, [shouldLoad, url])
  return {
    messages,
    isAll,
    isStopped,
    ...loadedOf(
      conversation,
      messages.length === 0
        ? undefined
        : olderBefore(conversation.messages, conversation.unreadable),
    ),
  }
}
