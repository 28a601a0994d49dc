import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the column widths of the first rows, so that columns do not move while other rows scroll
 * in. They are measured again when the table's own width changes.
 */
export function useColumnWidths(table: RefObject<HTMLTableElement | null>, kept: boolean): void {
  useLayoutEffect(() => {
    const element = table.current
    const frame = element?.parentElement
    if (!kept || !element || !frame) return
    const cells = () => [...(element.tHead?.rows[0]?.cells ?? [])]
    const free = () => {
      element.style.tableLayout = ''
      for (const cell of cells()) cell.style.width = ''
    }
    let width = 0
    const fix = () => {
      if (frame.clientWidth === width) return
      width = frame.clientWidth
      free()
      const widths = cells().map((cell) => cell.getBoundingClientRect().width)
      for (const [index, cell] of cells().entries()) cell.style.width = `${widths[index] ?? 0}px`
      element.style.tableLayout = 'fixed'
    }
    const observer = new ResizeObserver(fix)
    // No rows change before the page scrolls.
    const begin = () => observer.observe(frame)
    addEventListener('scroll', begin, { passive: true, capture: true, once: true })
    return () => {
      removeEventListener('scroll', begin, { capture: true })
      observer.disconnect()
      free()
    }
  }, [table, kept])
}
