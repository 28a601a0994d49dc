import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** New values by name: a word, several, or none (null takes the name out of the address). */
export type SearchParamsChange = Readonly<Record<string, string | readonly string[] | null>>

/**
 * What the address says after its question mark, and a way to change it. A filter replaces the
 * entry in the history, so that Back leaves the page; `push` makes a new entry, for a step that
 * Back should undo. Other names are kept.
 */
export function useSearchParamsState(): readonly [
  URLSearchParams,
  (change: SearchParamsChange, how?: 'replace' | 'push') => void,
] {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (values: SearchParamsChange, how: 'replace' | 'push' = 'replace') => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(values)) {
            next.delete(name)
            for (const word of value === null ? [] : [value].flat()) next.append(name, word)
          }
          return next
        },
        { replace: how === 'replace', preventScrollReset: true },
      )
    },
    [setParams],
  )
  return [params, change]
}
