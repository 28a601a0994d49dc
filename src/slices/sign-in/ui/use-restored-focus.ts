import { useEffect, useRef } from 'react'

/**
 * When what had the focus goes away with a step of the page, the page's heading takes it: a
 * keyboard and a reader go on from there.
 */
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
