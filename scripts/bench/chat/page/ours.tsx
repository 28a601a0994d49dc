import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import '#ui/tokens/theme.css.ts'
import '#ui/tokens/global.css.ts'
import type { ConversationState } from '#slices/chat/model/conversation-state.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { Composer } from '#slices/chat/ui/conversation/composer.tsx'
import { MessageLog } from '#slices/chat/ui/messages/message-log.tsx'
import { url } from './conversation.ts'

const nothing = () => {}
const verbs = { older: nothing, look: nothing, retry: nothing, cancel: nothing, again: nothing }
const renderCard = () => null

function Ours({ talk }: { talk: ConversationState }) {
  return (
    <MessagesProvider>
      <MessageLog
        conversation={talk}
        label="Messages"
        unreadAfter={null}
        seenTo={0}
        isOffline={false}
        olderFailed={false}
        verbs={verbs}
        renderCard={renderCard}
      />
      <Composer url={url} name="Dana W." onSend={nothing} />
    </MessagesProvider>
  )
}

const show = (root: Root, talk: ConversationState) =>
  flushSync(() => root.render(<Ours talk={talk} />))

/**
 * Renders the portal's log and composer. The result has a function to remove them and `more` to
 * show further messages.
 */
export function drawOurs(
  stage: HTMLElement,
  talk: ConversationState,
): (() => void) & { more: (talk: ConversationState) => void } {
  const root = createRoot(stage)
  show(root, talk)
  return Object.assign(() => root.unmount(), {
    more: (next: ConversationState) => show(root, next),
  })
}
