import { ChatPanel as Panel } from '#slices/chat/ui/panel/chat-panel.tsx'
import { ChatPartsContext } from '#slices/chat/ui/conversation/chat-lazy-context.ts'
import { chatPieces } from './chat-lazy-components.ts'

/** The chat beside a page. */
export function ChatPanel() {
  return (
    <ChatPartsContext value={chatPieces}>
      <Panel />
    </ChatPartsContext>
  )
}
