import { useCallback, useEffect, useRef, useState } from 'react'
import { readUpTo, type ConversationState, unreadOf } from '../../model/conversation-state.ts'
import { chatStore } from '../../store/chat-store.ts'

/**
 * Returns the sequence after which the unread divider stands; null for none. `onLook` receives
 * whether the end of the log is in view.
 */
export function useUnreadDivider(conversation: ConversationState): {
  readonly unreadAfter: number | null
  readonly onLook: (isAtEnd: boolean) => void
} {
  const [unreadAfter, setUnreadAfter] = useState(() =>
    unreadOf(conversation) > 0 ? readUpTo(conversation) : null,
  )
  const isAtEnd = useRef(false)
  const { url } = conversation.channel
  useEffect(
    () =>
      chatStore.subscribe(() => {
        const now = chatStore.get().conversations[url]
        // Messages that arrive in view are not unread.
        const isSeen =
          isAtEnd.current && document.visibilityState === 'visible' && document.hasFocus()
        if (now && !isSeen && unreadOf(now) > 0) setUnreadAfter(readUpTo(now))
      }),
    [url],
  )
  const waiting = conversation.outbox.length
  const [known, setKnown] = useState(waiting)
  if (waiting !== known) {
    setKnown(waiting)
    if (waiting > known) setUnreadAfter(null)
  }
  const onLook = useCallback((is: boolean) => {
    isAtEnd.current = is
  }, [])
  return { unreadAfter, onLook }
}
