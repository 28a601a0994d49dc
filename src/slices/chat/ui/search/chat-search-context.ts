import { createContext, use } from 'react'

/**
 * What is searched for in the conversation that is open (`searchOf`), and the place of the match
 * that she looks at.
 */
export type ChatSearchMatch = { readonly wanted: string | null; readonly place: number | null }

export const noChatSearch: ChatSearchMatch = { wanted: null, place: null }
export const ChatSearchContext = createContext(noChatSearch)
export function useChatSearchMatch(): ChatSearchMatch {
  return use(ChatSearchContext)
}
