import { ChatPanel as Panel } from '#slices/chat/chat-panel.tsx'
import { type ChatParts, ChatPartsContext } from '#slices/chat/chat-parts.ts'
import { CoachingScreen as Screen } from '#slices/chat/coaching-screen.tsx'
import { lazyPart } from './lazy-part.ts'

const cards = ['chat-cards', 'blood-sugar-brief', 'blood-pressure-brief', 'pulse', 'readings'] as const

/** What of a conversation is downloaded when it is first wanted. */
const parts: ChatParts = {
  CardView: lazyPart(cards, async () => (await import('#slices/chat/card-view.tsx')).CardView),
  AttachedCard: lazyPart(['chat-cards'], async () => (await import('#slices/chat/attached-card.tsx')).AttachedCard),
  CardPicker: lazyPart(cards, async () => (await import('#slices/chat/card-picker.tsx')).CardPicker),
  Search: lazyPart(['chat-find'], async () => (await import('#slices/chat/search.tsx')).Search),
  Keep: lazyPart(['chat-find'], async () => (await import('#slices/chat/keep.tsx')).Keep),
}

/** The chat beside a page. */
export const ChatPanel = () => <ChatPartsContext value={parts}><Panel /></ChatPartsContext>
/** The same as a page. */
export const CoachingScreen = () => <ChatPartsContext value={parts}><Screen /></ChatPartsContext>
