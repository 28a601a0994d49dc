import { createContext, use } from 'react'

/**
 * The search query of the open conversation (`searchOf`), and the sequence of the selected match.
 */
export type ChatSearchMatch = { readonly query: string | null; readonly place: number | null }

export const noChatSearch: ChatSearchMatch = { query: null, place: null }
export const ChatSearchContext = createContext(noChatSearch)
export function useChatSearchMatch(): ChatSearchMatch {
  return use(ChatSearchContext)
}
