import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { chat } from '../../store/chat-store.ts'
import { useChat, useChatChannels, useChatConnectionProblem } from '../../store/use-chat.ts'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChatCallLink } from './chat-call-link.tsx'
import { ChannelList } from './channel-list.tsx'
import * as styles from '../panel/chat.css.ts'

/**
 * Shows the list of conversations, or why it cannot show. `cameFrom`: the URL of the row that takes
 * the focus.
 */
export function ChannelView({
  previousUrl,
  onOpen,
}: {
  previousUrl: string | null
  onOpen: (url: string) => void
}) {
  const t = useMessages()
  const channels = useChatChannels()
  const trouble = useChatConnectionProblem(null)
  const leftOut = useChat((chat) => chat.leftOut)
  if (trouble !== null)
    return (
      <div className={styles.pad}>
        <ErrorPanel
          title={t('chat.failed')}
          support={supportCall}
          headingLevel={3}
          onRetry={chat.retryAll}
        >
          {t('chat.failed.text')}
        </ErrorPanel>
      </div>
    )
  if (channels === null)
    return (
      <div className={styles.pad}>
        <LoadingStatus label={t('chat.loading')}>
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </LoadingStatus>
      </div>
    )
  return (
    <>
      <ChannelList channels={channels} previousUrl={previousUrl} onOpen={onOpen} />
      {leftOut === 0 ? null : (
        <p role="status" className={styles.note}>
          {t('chat.left-out.channels', { count: leftOut })}
        </p>
      )}
      <ChatCallLink />
    </>
  )
}
