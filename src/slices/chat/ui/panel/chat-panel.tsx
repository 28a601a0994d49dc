import { useEffect } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { chat } from '../../store/chat-store.ts'
import { hideChat, takeFirstConversation } from '#session/member/chat-panel-store.ts'
import { channelOfShown, useChat, useChatSurface, useConversation } from '../../store/use-chat.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { SidePanel } from '#ui/feedback/dialogs/side-panel.tsx'
import { CoachAvailability } from '../channels/coach-availability.tsx'
import { ChannelView } from '../channels/channel-view.tsx'
import * as styles from './chat.css.ts'
import { Conversation } from '../conversation/conversation.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { ChatUnavailable } from './chat-unavailable.tsx'
import { useLinkedChannel } from './use-linked-channel.ts'
import { useChannelWords } from '../channels/use-channel-words.ts'

/** The chat panel beside the page (1§2): the list of channels, or the open conversation. */
export function ChatPanel() {
  const t = useMessages()
  const { hasChatAvailable } = useAppState()
  return hasChatAvailable ? (
    <Panel />
  ) : (
    <SidePanel view="none" title={t('chat.title')} onClose={hideChat}>
      <div className={styles.pad}>
        <ChatUnavailable headingLevel={3} />
      </div>
    </SidePanel>
  )
}

function Panel() {
  const t = useMessages()
  const words = useChannelWords()
  useChatSurface()
  const url = useChat(({ current }) => current)
  const conversation = useConversation(url ?? '')
  const previousUrl = useLinkedChannel(url)
  // The panel opens at the list, or at the conversation that a button named.
  useEffect(() => {
    const first = takeFirstConversation()
    if (first !== null) chat.open(first)
    return () => chat.open(null)
  }, [])
  const list = () => chat.open(null)
  const back = { label: t('chat.back'), onPress: list }
  if (url === null || conversation === null)
    return (
      <SidePanel view="list" title={t('chat.title')} onClose={hideChat}>
        <ChannelView previousUrl={previousUrl} onOpen={chat.open} />
      </SidePanel>
    )
  const { title, initials, ...rest } = words(channelOfShown(conversation))
  return (
    <SidePanel
      view={url}
      title={title}
      face={<Avatar initials={initials} />}
      detail={<CoachAvailability {...rest} />}
      back={back}
      isFilled
      actions={conversation.newest > 0 ? <ConversationMenu url={url} /> : null}
      onClose={hideChat}
    >
      <Conversation conversation={conversation} title={title} />
    </SidePanel>
  )
}
