import type { ChatParts } from '#slices/chat/ui/conversation/chat-lazy-context.ts'
import { lazyPart } from '../../loading/lazy-component.ts'

const cards = [
  'chat-cards',
  'blood-sugar-brief',
  'blood-pressure-brief',
  'pulse',
  'readings',
] as const

const loadLog = async () => (await import('#slices/chat/ui/messages/message-log.tsx')).MessageLog
// Behind the list of conversations; one that does not come is asked for again when it is shown.
void loadLog().catch(() => undefined)

/** What of a conversation is downloaded when it is first wanted. */
export const chatPieces: ChatParts = {
  MessageLog: lazyPart([], loadLog),
  CardView: lazyPart(
    cards,
    async () => (await import('#slices/chat/ui/cards/chat-card-view.tsx')).CardView,
  ),
  AttachedCard: lazyPart(
    ['chat-cards'],
    async () => (await import('#slices/chat/ui/cards/attached-card.tsx')).AttachedCard,
  ),
  CardPicker: lazyPart(
    cards,
    async () => (await import('#slices/chat/ui/cards/chat-card-picker.tsx')).CardPicker,
  ),
  Search: lazyPart(
    ['chat-find'],
    async () => (await import('#slices/chat/ui/search/chat-search.tsx')).Search,
  ),
  Keep: lazyPart(
    ['chat-find'],
    async () => (await import('#slices/chat/ui/search/chat-export.tsx')).Keep,
  ),
}
