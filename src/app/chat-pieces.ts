import type { ChatParts } from '#slices/chat/chat-parts.ts'
import { lazyPart } from './lazy-part.ts'

const cards = ['chat-cards', 'blood-sugar-brief', 'blood-pressure-brief', 'pulse', 'readings'] as const

/** What of a conversation is downloaded when it is first wanted. */
export const chatPieces: ChatParts = {
  CardView: lazyPart(cards, async () => (await import('#slices/chat/card-view.tsx')).CardView),
  AttachedCard: lazyPart(['chat-cards'], async () => (await import('#slices/chat/attached-card.tsx')).AttachedCard),
  CardPicker: lazyPart(cards, async () => (await import('#slices/chat/card-picker.tsx')).CardPicker),
  Search: lazyPart(['chat-find'], async () => (await import('#slices/chat/search.tsx')).Search),
  Keep: lazyPart(['chat-find'], async () => (await import('#slices/chat/keep.tsx')).Keep),
}
