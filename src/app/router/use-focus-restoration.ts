import { useEffect } from 'react'
import { ancestorsOf } from './ancestors-of.ts'

/**
 * Keeps the focus on the page when what has it goes away (`focus-keeper.ts`), from the first focus
 * on: before it there is nothing to keep.
 */
export function useFocusRestoration(pathname: string): void {
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const start = (element: EventTarget | null): void => {
      const chain = element instanceof Element ? ancestorsOf(element) : []
      // Without the file, the browser's own rule stays: the focus is on the page.
      import('./restore-focus.ts').then(
        ({ restoreFocus: keepFocus }) => keepFocus(pathname, chain, signal),
        () => {},
      )
    }
    if (document.activeElement === document.body)
      document.addEventListener('focusin', ({ target }) => start(target), { once: true, signal })
    else if (document.activeElement) start(document.activeElement)
    return () => over.abort()
  }, [pathname])
}
