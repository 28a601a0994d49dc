import { useEffect } from 'react'
import { hasOlder, olderBefore } from '../../model/message-history.ts'
import { loadedOf } from '../../model/read-receipts.ts'
import type { ConversationState } from '../../model/conversation-state.ts'
import { chat } from '../../store/chat-store.ts'
import { messagesOfShown, useChat } from '../../store/use-chat.ts'

/**
 * Loads older pages one after the other while `wanted`, and returns the progress. It stops at a
 * failed page; `chat.hope` continues.
 */
export function useLoadAllMessages(talk: ConversationState, wanted: boolean) {
  const { url } = talk.channel
  const messages = messagesOfShown(talk)
  const isStopped = useChat(({ troubles }) => troubles[`page ${url}`] !== undefined)
  const isAll = talk.hasPage && !hasOlder(talk.messages, talk.unreadable)
  const asks = wanted && talk.hasPage && !isAll && !talk.wantsOlder && !isStopped
  useEffect(() => {
    if (asks) chat.older(url)
  }, [asks, url])
  return {
    messages,
    isAll,
    isStopped,
    ...loadedOf(
      talk,
      messages.length === 0 ? undefined : olderBefore(talk.messages, talk.unreadable),
    ),
  }
}
