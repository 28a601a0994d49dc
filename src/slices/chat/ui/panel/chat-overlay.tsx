import { useEffect, useState, type ComponentType } from 'react'
import { shownChannels, unreadBadge, unreadCount } from '../../model/channel-order.ts'
import type { ListedChat } from '../../api/listed-chat.ts'
import { usePolledChat } from '../../api/chat-queries.ts'
import { useHasInteracted } from '#platform/browser/use-has-interacted.ts'
import { useStore } from '#platform/store/use-store.ts'
import { chatPanelStore, setUnread } from '#session/member/chat-panel-store.ts'
import { hasPendingMessages } from '../../store/pending-messages.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

/**
 * Connects the chat behind the page. A repeated call counts the unread messages until `Live` loads:
 * after an interaction, on opening, or on news. `Panel` loads on opening.
 */
export function ChatOverlay({
  Live,
  Panel,
}: {
  Live: ComponentType<{ listed: ListedChat | null }>
  Panel: ComponentType
}) {
  const { programs, sharedCoaching } = useInitialAnswers()
  const { hasChatAvailable } = useMember()
  const isKnown = programs.status !== 'pending' && sharedCoaching.status !== 'pending'
  const isShowing = useStore(chatPanelStore, (panel) => panel.isShowing)
  const isStirred = useHasInteracted()
  const [isLive, setLive] = useState(false)
  // Members without chat would be refused. The live chat provides the list itself.
  const read = usePolledChat(isKnown && hasChatAvailable && !isLive)
  const listed = read.state === 'ready' ? read.data : null
  // The live chat continues from here, so that it announces the news.
  const [seed, setSeed] = useState<ListedChat | null>(null)
  if (seed === null && listed !== null) setSeed(listed)
  const isPending = hasPendingMessages()
  const hasNews = seed !== null && listed !== null && listed.cursor !== seed.cursor
  // The stream needs a chat user.
  const isConnectable = listed !== null && (listed.cursor !== '' || isPending)
  const isWanted = isConnectable && (isStirred || hasNews || isPending)
  if (hasChatAvailable && !isLive && (isShowing || isWanted)) setLive(true)

  const unread =
    listed === null || isLive ? null : unreadCount(shownChannels(listed.channels, listed.leftOut))
  useEffect(() => {
    if (unread !== null) setUnread(unread, unreadBadge(unread))
  }, [unread])
  return (
    <>
      {isLive ? (
        <LazyBoundary>
          <Live listed={seed} />
        </LazyBoundary>
      ) : null}
      {isShowing ? (
        <LazyBoundary>
          <Panel />
        </LazyBoundary>
      ) : null}
    </>
  )
}
