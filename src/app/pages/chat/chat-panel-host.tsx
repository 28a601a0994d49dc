import { ChatPanel as Panel } from '#slices/chat/ui/panel/chat-panel.tsx'
import { ChatLazyContext } from '#slices/chat/ui/conversation/chat-lazy-context.ts'
import { chatLazyComponents } from './chat-lazy-components.ts'

/** The chat panel beside a page. */
export function ChatPanel() {
  return (
    <ChatLazyContext value={chatLazyComponents}>
      <Panel />
    </ChatLazyContext>
  )
}
