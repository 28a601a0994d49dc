import { ChatPartsContext } from '#slices/chat/chat-parts.ts'
import { CoachingScreen as Screen } from '#slices/chat/coaching-screen.tsx'
import { chatPieces } from './chat-pieces.ts'

/** The chat as a page. */
export function CoachingScreen() {
  return (
    <ChatPartsContext value={chatPieces}>
      <Screen />
    </ChatPartsContext>
  )
}
