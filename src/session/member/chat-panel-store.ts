import { createMemberStore } from '../auth/member-store.ts'

/**
 * The chat panel (1§3): whether it is open, the number of unread messages, and the badge text
 * ("9+").
 */
type ChatPanel = {
  readonly isShowing: boolean
  readonly unread: number
  readonly badge: string | null
  /** URL of the conversation to open first; null: the list. */
  readonly first: string | null
}
const closed: ChatPanel = { isShowing: false, unread: 0, badge: null, first: null }

export const chatPanelStore = createMemberStore<ChatPanel>(closed)

/** Opens the panel. The caller must have checked that chat is available to the member. */
export function showChat(): void {
  return chatPanelStore.update((panel) => ({ ...panel, isShowing: true }))
}
/** Opens the panel at one conversation. The caller must have checked that chat is available. */
export function showConversation(url: string): void {
  return chatPanelStore.update((panel) => ({ ...panel, isShowing: true, first: url }))
}
/** Returns the conversation that the panel opens first, and forgets it. */
export function takeFirstConversation(): string | null {
  const { first } = chatPanelStore.get()
  if (first !== null) chatPanelStore.update((panel) => ({ ...panel, first: null }))
  return first
}
export function hideChat(): void {
  return chatPanelStore.update((panel) => ({ ...panel, isShowing: false }))
}
export function setUnread(unread: number, badge: string | null): void {
  return chatPanelStore.update((panel) => ({ ...panel, unread, badge }))
}
