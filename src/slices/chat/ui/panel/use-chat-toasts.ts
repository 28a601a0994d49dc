import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { chatStore, failedSends } from '../../store/chat-store.ts'
import { dismissToast, showToast, type Toast } from '#ui/feedback/toast-store.ts'

const noToast = -1

/**
 * Shows toasts for new messages (1§4) and failed sends (ERR-005) while the chat is hidden, one of
 * each kind.
 */
export function useChatToasts(): void {
  const t = useMessages()
  const words = useEffectEvent((what: 'newUnread' | 'sendError', tone: Toast['tone']) => ({
    tone,
    title: t(`header.chat.notifications.${what}.title`),
    text: t(`header.chat.notifications.${what}.message`),
  }))
  useEffect(() => {
    let [news, trouble] = [noToast, noToast]
    const dismiss = (id: number) => {
      if (id !== noToast) dismissToast(id)
      return noToast
    }
    let { newUnread } = chatStore.get()
    const stopNews = chatStore.subscribe(() => {
      const chat = chatStore.get()
      if (chat.isShowing || chat.newUnread > newUnread) news = dismiss(news)
      // Only messages that come while the chat is hidden are counted (chat-reducer.ts).
      if (chat.newUnread > newUnread) news = showToast(words('newUnread', 'plain'))
      newUnread = chat.newUnread
      // Messages that were sent or deleted since need no toast.
      if (
        !Object.values(chat.conversations).some(({ outbox }) =>
          outbox.some(({ state }) => state === 'failed'),
        )
      )
        trouble = dismiss(trouble)
    })
    const stopTrouble = failedSends.subscribe(() => {
      trouble = dismiss(trouble)
      if (failedSends.get() > 0) trouble = showToast(words('sendError', 'critical'))
    })
    return () => {
      stopNews()
      stopTrouble()
    }
  }, [])
}
