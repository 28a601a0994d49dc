import { useEffect } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useAppState } from '#session/app-state.ts'
import { chat } from '#session/chat.ts'
import { hideChat } from '#session/chat-panel.ts'
import { channelOfShown, useChat, useChatSurface, useTalk } from '#session/use-chat.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { SidePanel } from '#ui/dialog/side-panel.tsx'
import { Availability } from './availability.tsx'
import { Channels } from './channels.tsx'
import * as styles from './chat.css.ts'
import { Conversation } from './conversation.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { NoChat } from './no-chat.tsx'
import { NoMatch } from './no-match.tsx'
import { useCameFrom } from './use-came-from.ts'
import { useChannelWords } from './use-channel-words.ts'

/**
 * The chat beside the page (1§2): the list of conversations or, for a chosen one, what was written.
 */
export function ChatPanel() {
  const t = useMessages()
  const { hasChatAvailable } = useAppState()
  return hasChatAvailable ? (
    <Panel />
  ) : (
    <SidePanel view="none" title={t('chat.title')} onClose={hideChat}>
      <div className={styles.pad}>
        <NoChat headingLevel={3} />
      </div>
    </SidePanel>
  )
}

function Panel() {
  const t = useMessages()
  const words = useChannelWords()
  useChatSurface()
  const url = useChat(({ current }) => current)
  const isListed = useChat(({ isListed: is }) => is)
  const talk = useTalk(url ?? '')
  const cameFrom = useCameFrom(url)
  // It opens at the list, which says what is new in each.
  useEffect(() => () => chat.open(null), [])
  const list = () => chat.open(null)
  const back = { label: t('chat.back'), onPress: list }
  if (url === null || (talk === null && !isListed))
    return (
      <SidePanel view="list" title={t('chat.title')} onClose={hideChat}>
        <Channels cameFrom={cameFrom} onOpen={chat.open} />
      </SidePanel>
    )
  if (talk === null)
    return (
      <SidePanel view="no match" title={t('chat.title')} back={back} onClose={hideChat}>
        <div className={styles.pad}>
          <NoMatch headingLevel={3} onBack={list} />
        </div>
      </SidePanel>
    )
  const { title, initials, ...rest } = words(channelOfShown(talk))
  return (
    <SidePanel
      view={url}
      title={title}
      face={<Avatar initials={initials} />}
      detail={<Availability {...rest} />}
      back={back}
      isFilled
      actions={talk.newest > 0 ? <ConversationMenu url={url} /> : null}
      onClose={hideChat}
    >
      <Conversation talk={talk} title={title} />
    </SidePanel>
  )
}
