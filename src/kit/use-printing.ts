import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the browser lays out the page for paper, so that a screen can show all of a list there. Also for the browser's own menu. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The layout is taken right after the event: the page must be drawn again before it returns.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
