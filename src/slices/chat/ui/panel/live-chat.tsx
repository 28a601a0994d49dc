import { useEffect } from 'react'
import { unreadBadge, unreadCount } from '../../model/channel-order.ts'
import type { ListedChat } from '../../api/listed-chat.ts'
import { useRefetchLaunchpad } from '../../api/chat-queries.ts'
import { startChat, identifiedForChat, seedChat } from '../../store/chat-store.ts'
import { setUnread } from '#session/member/chat-panel-store.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { useChat, useChatChannels } from '../../store/use-chat.ts'
import { useChatToasts } from './use-chat-toasts.ts'

/**
 * Runs the live chat in the background: badge, toasts and outbox. `listed`: the answer of the first
 * list call.
 */
export function LiveChat({ listed }: { listed: ListedChat | null }) {
  const { userId } = useInitialAnswers()
  useEffect(() => {
    if (userId.status !== 'pending') identifiedForChat(userId.value)
  }, [userId.status, userId.value])
  useEffect(() => {
    if (listed !== null && listed.cursor !== '') seedChat(listed)
    startChat()
    // oxlint-disable-next-line react/exhaustive-deps -- what it begins with, not what comes later
  }, [])

  const channels = useChatChannels()
  const unread = channels && unreadCount(channels)
  useEffect(() => {
    if (unread !== null) setUnread(unread, unreadBadge(unread))
  }, [unread])

  const askLaunchpad = useRefetchLaunchpad()
  const isCoachingMarked = useChat((chat) => chat.hasConnectedToCoach && !chat.marksCoaching)
  useEffect(() => {
    if (isCoachingMarked) askLaunchpad()
  }, [isCoachingMarked, askLaunchpad])
  useChatToasts()
  return null
}
