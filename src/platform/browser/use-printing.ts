import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed. It is true before the browser lays out the sheet, so added
 * content is printed.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const show = (on: boolean) => flushSync(() => setPrinting(on))
    const onBefore = () => show(true)
    const onAfter = () => show(false)
    const onChange = (event: MediaQueryListEvent) => show(event.matches)
    window.addEventListener('beforeprint', onBefore)
    window.addEventListener('afterprint', onAfter)
    paper.addEventListener('change', onChange)
    return () => {
      window.removeEventListener('beforeprint', onBefore)
      window.removeEventListener('afterprint', onAfter)
      paper.removeEventListener('change', onChange)
    }
  }, [])
  return printing
}
