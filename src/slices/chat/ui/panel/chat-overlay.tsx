import { useEffect, useState, type ComponentType } from 'react'
import { shownChannels, unreadBadge, unreadCount } from '../../model/channel-order.ts'
import type { ListedChat } from '../../api/listed-chat.ts'
import { useIsFetchingChannels, useListedChat } from '../../api/chat-queries.ts'
import { usePageIdle } from '#platform/browser/use-page-idle.ts'
import { useHasInteracted } from '#platform/browser/use-has-interacted.ts'
import { useStore } from '#platform/store/use-store.ts'
import { chatPanelStore, setUnread } from '#session/member/chat-panel-store.ts'
import { hasPendingMessages } from '../../store/pending-messages.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

/**
 * Connects the chat behind the page. One call counts the unread messages; `Live` loads after an
 * interaction, on opening, or when the page is idle, `Panel` on opening.
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
  const isQuiet = usePageIdle(useIsFetchingChannels())
  const [isLive, setLive] = useState(false)
  // Members without chat would be refused. The live chat provides the list itself.
  const read = useListedChat(isKnown && hasChatAvailable && !isLive)
  const listed = read.state === 'ready' ? read.data : null
  // The stream needs a chat user.
  const hasReason = listed !== null && (listed.cursor !== '' || hasPendingMessages())
  if (hasChatAvailable && !isLive && (isShowing || ((isStirred || isQuiet) && hasReason)))
    setLive(true)

  const unread =
    listed === null || isLive ? null : unreadCount(shownChannels(listed.channels, listed.leftOut))
  useEffect(() => {
    if (unread !== null) setUnread(unread, unreadBadge(unread))
  }, [unread])
  return (
    <>
      {isLive ? (
        <LazyBoundary>
          <Live listed={listed} />
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
