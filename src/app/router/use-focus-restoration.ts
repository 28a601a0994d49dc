import { useEffect } from 'react'
import { ancestorsOf } from '#platform/browser/ancestors-of.ts'

/**
 * Restores the focus when the focused element disappears (`restore-focus.ts`). The module loads on
 * the first focus.
 */
export function useFocusRestoration(pathname: string): void {
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const start = (element: EventTarget | null): void => {
      const chain = element instanceof Element ? ancestorsOf(element) : []
      // If the module fails to load, the browser moves the focus to the page.
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
