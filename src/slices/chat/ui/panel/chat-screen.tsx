import { useEffect, useRef } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { chat } from '../../store/chat-store.ts'
import { channelOfShown, useChat, useChatSurface, useConversation } from '../../store/use-chat.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { CoachAvailability } from '../channels/coach-availability.tsx'
import { ChannelView } from '../channels/channel-view.tsx'
import * as styles from './chat.css.ts'
import { Conversation } from '../conversation/conversation.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { ChatUnavailable } from './chat-unavailable.tsx'
import { useLinkedChannel } from './use-linked-channel.ts'
import { useChannelWords } from '../channels/use-channel-words.ts'

/** The chat page (`/teams-coaching`). */
export function ChatScreen() {
  const t = useMessages()
  const { hasChatAvailable } = useAppState()
  return (
    <PageFrame
      title={t('chat.page.title')}
      lead={hasChatAvailable ? t('chat.page.lead') : undefined}
    >
      {hasChatAvailable ? (
        <Conversations />
      ) : (
        <Card>
          <ChatUnavailable headingLevel={2} />
        </Card>
      )}
    </PageFrame>
  )
}

function Conversations() {
  const t = useMessages()
  const words = useChannelWords()
  useChatSurface()
  const url = useChat(({ current }) => current)
  const conversation = useConversation(url ?? '')
  const previousUrl = useLinkedChannel(url)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => () => chat.open(null), [])
  useEffect(() => {
    if (url === null && previousUrl === null) return
    const first =
      part.current?.querySelector<HTMLElement>('[data-autofocus]') ??
      part.current?.querySelector<HTMLElement>('h2')
    first?.focus({ preventScroll: true })
  }, [url, previousUrl])
  const list = () => chat.open(null)
  if (url === null || conversation === null)
    return (
      <div ref={part}>
        <Card padding="none" clip>
          <ChannelView previousUrl={previousUrl} onOpen={chat.open} />
        </Card>
      </div>
    )
  const { title, ...rest } = words(channelOfShown(conversation))
  return (
    <div ref={part}>
      <Stack gap="s4">
        <div className={styles.pageHead}>
          <Button look="quiet" size="compact" icon="arrow-left" onClick={list}>
            {t('chat.back')}
          </Button>
          {conversation.newest > 0 ? <ConversationMenu url={url} /> : null}
        </div>
        <Heading level={2} tabIndex={-1}>
          {title}
        </Heading>
        <CoachAvailability {...rest} />
        <Card padding="none" clip>
          <div className={styles.onPage}>
            <Conversation conversation={conversation} title={title} />
          </div>
        </Card>
      </Stack>
    </div>
  )
}
