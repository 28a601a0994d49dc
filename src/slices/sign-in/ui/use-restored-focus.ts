import { useEffect, useRef } from 'react'

/** Focuses the page heading when the focused element disappears with a step of the page. */
export function useRestoredFocus(step: unknown): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const isArrival = isFirst.current
    isFirst.current = false
    if (isArrival || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) heading.tabIndex = -1
    heading?.focus()
  }, [step])
}
