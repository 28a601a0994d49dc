import { ChatPartsContext } from '#slices/chat/ui/conversation/chat-lazy-context.ts'
import { CoachingScreen as Screen } from '#slices/chat/ui/panel/chat-screen.tsx'
import { chatPieces } from './chat-lazy-components.ts'

/** The chat as a page. */
export function CoachingScreen() {
  return (
    <ChatPartsContext value={chatPieces}>
      <Screen />
    </ChatPartsContext>
  )
}
