import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** New values by name: a string, several, or null to remove the name. */
export type SearchParamsChange = Readonly<Record<string, string | readonly string[] | null>>

/**
 * The search parameters of the address, and a function to change them; other names are kept. By
 * default a change replaces the history entry, so that Back leaves the page; `push` adds an entry
 * that Back undoes.
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
