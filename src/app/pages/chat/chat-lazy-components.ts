import type { ChatLazyComponents } from '#slices/chat/ui/conversation/chat-lazy-context.ts'
import { lazyComponent } from '../../loading/lazy-component.ts'

const cards = [
  'chat-cards',
  'blood-sugar-brief',
  'blood-pressure-brief',
  'pulse',
  'readings',
] as const

const loadLog = async () => (await import('#slices/chat/ui/messages/message-log.tsx')).MessageLog
// The log loads behind the channel list; a failure is retried on render.
void loadLog().catch(() => undefined)

/** Lazy components of a conversation. */
export const chatLazyComponents: ChatLazyComponents = {
  MessageLog: lazyComponent([], loadLog),
  CardView: lazyComponent(
    cards,
    async () => (await import('#slices/chat/ui/cards/chat-card-view.tsx')).ChatCardView,
  ),
  AttachedCard: lazyComponent(
    ['chat-cards'],
    async () => (await import('#slices/chat/ui/cards/attached-card.tsx')).AttachedCard,
  ),
  CardPicker: lazyComponent(
    cards,
    async () => (await import('#slices/chat/ui/cards/chat-card-picker.tsx')).ChatCardPicker,
  ),
  Search: lazyComponent(
    ['chat-find'],
    async () => (await import('#slices/chat/ui/search/chat-search.tsx')).ChatSearch,
  ),
  Keep: lazyComponent(
    ['chat-find'],
    async () => (await import('#slices/chat/ui/search/chat-export.tsx')).ChatExport,
  ),
}
