import { ChatLazyContext } from '#slices/chat/ui/conversation/chat-lazy-context.ts'
import { ChatScreen as Screen } from '#slices/chat/ui/panel/chat-screen.tsx'
import { chatLazyComponents } from './chat-lazy-components.ts'

/** The chat as a page. */
export function ChatPage() {
  return (
    <ChatLazyContext value={chatLazyComponents}>
      <Screen />
    </ChatLazyContext>
  )
}
