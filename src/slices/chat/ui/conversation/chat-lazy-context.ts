import { type ComponentType, createContext, use } from 'react'
import type { Card } from '../../model/cards/card-content.ts'
import type { ConversationState } from '../../model/conversation-state.ts'
import type { MessageLogProps } from '../messages/message-log.tsx'

/** Lazy components of a conversation, each loaded with its texts. */
export type ChatLazyComponents = {
  /** The message log; it loads when the panel opens. */
  readonly MessageLog: ComponentType<MessageLogProps>
  /** A card in a message. */
  readonly CardView: ComponentType<{ card: Card }>
  /** The attached card above the composer's text. */
  readonly AttachedCard: ComponentType<{ card: Card; onRemove: () => void }>
  readonly CardPicker: ComponentType<{ onChoose: (card: Card) => void; onClose: () => void }>
  readonly Search: ComponentType<{
    conversation: ConversationState
    onFind: (query: string | null, place: number | null) => void
    onClose: () => void
  }>
  /** Loads a whole conversation, then saves it as a text file or prints it. */
  readonly Keep: ComponentType<{
    conversation: ConversationState
    title: string
    how: 'save' | 'print'
    onDone: () => void
  }>
}

export const ChatLazyContext = createContext<ChatLazyComponents | null>(null)

export function useChatLazyComponents(): ChatLazyComponents {
  const parts = use(ChatLazyContext)
  if (!parts) throw new Error('There are no ChatParts above this component.')
  return parts
}
