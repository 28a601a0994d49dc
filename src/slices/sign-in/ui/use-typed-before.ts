import { useLayoutEffect } from 'react'

/**
 * Takes over what was typed, or filled in by the browser, while the page was drawn but its script
 * had not begun (docs/decisions/0133-drawn-visitor-pages.md).
 */
export function useTypedBefore(fieldId: string, take: (typed: string) => void): void {
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLInputElement && field.value !== '') take(field.value)
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page is taken over
  }, [])
}
