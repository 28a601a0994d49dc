import { ChatPanel as Panel } from '#slices/chat/chat-panel.tsx'
import { ChatPartsContext } from '#slices/chat/chat-parts.ts'
import { chatPieces } from './chat-pieces.ts'

/** The chat beside a page. */
export function ChatPanel() {
  return (
    <ChatPartsContext value={chatPieces}>
      <Panel />
    </ChatPartsContext>
  )
}
