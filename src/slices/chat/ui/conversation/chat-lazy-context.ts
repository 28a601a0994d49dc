import { type ComponentType, createContext, use } from 'react'
import type { Card } from '../../model/cards/card-content.ts'
import type { ConversationState } from '../../model/conversation-state.ts'
import type { MessageLogProps } from '../messages/message-log.tsx'

/** What of a conversation is downloaded when it is first wanted, each with its texts. */
export type ChatLazyComponents = {
  /**
   * What has been written. It is on its way from when the panel opens, with the list of
   * conversations.
   */
  readonly MessageLog: ComponentType<MessageLogProps>
  /** A card as both sides see it. */
  readonly CardView: ComponentType<{ card: Card }>
  /** What goes with the next message, above the text. */
  readonly AttachedCard: ComponentType<{ card: Card; onRemove: () => void }>
  readonly CardPicker: ComponentType<{ onChoose: (card: Card) => void; onClose: () => void }>
  readonly Search: ComponentType<{
    talk: ConversationState
    onFind: (wanted: string | null, place: number | null) => void
    onClose: () => void
  }>
  /** Loads all of a conversation, then saves it as a text file or prints it. */
  readonly Keep: ComponentType<{
    talk: ConversationState
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
