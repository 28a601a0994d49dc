import { createContext, use } from 'react'

/**
 * What is searched for in the conversation that is open (`searchOf`), and the place of the match
 * that she looks at.
 */
export type Find = { readonly wanted: string | null; readonly place: number | null }

export const noFind: Find = { wanted: null, place: null }
export const FindContext = createContext(noFind)
export function useFind(): Find {
  return use(FindContext)
}
