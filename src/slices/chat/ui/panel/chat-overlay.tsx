import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { shownChannels, unreadBadge, unreadCount } from '../../model/channel-order.ts'
import type { ListedChat } from '../../api/listed-chat.ts'
import { useIsFetchingChannels, useListedChat } from '../../api/chat-queries.ts'
import { usePageIdle } from '#platform/browser/use-page-idle.ts'
import { useHasInteracted } from '#platform/browser/use-has-interacted.ts'
import { useStore } from '#platform/store/use-store.ts'
import { chatPanelStore, setUnread } from '#session/member/chat-panel-store.ts'
import { hasPendingMessages } from '../../store/pending-messages.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'

/**
 * The chat behind the page. At first one light call counts the unread messages, for the header's
 * badge. The chat itself takes over once the member does something, opens the panel, or the visible
 * page is quiet, so that news reaches a member who only reads: `Live` is downloaded then, `Panel`
 * when it opens.
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
  // Nothing is asked for a member without chat, who would be refused, nor while that is not known,
  // nor what the chat tells by itself.
  const read = useListedChat(isKnown && hasChatAvailable && !isLive)
  const listed = read.state === 'ready' ? read.data : null
  // Without a chat user there is nothing to be heard.
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
        <Suspense>
          <Live listed={listed} />
        </Suspense>
      ) : null}
      {isShowing ? (
        <Suspense>
          <Panel />
        </Suspense>
      ) : null}
    </>
  )
}
