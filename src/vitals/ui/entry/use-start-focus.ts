import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to the one field of a page when it opens. The element has `data-autofocus`, so
 * that the focus is not moved to the title.
 */
export function useStartFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (document.querySelector('dialog[open]') === null)
      target.current?.focus({ preventScroll: true })
  }, [])
  return target
}
