import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The width of a box in px, the text scale relative to 16 px, and the letter spacing in px. */
export type ChartSize = { width: number; text: number; spacing: number }

const pixels = (value: string) => Number.parseFloat(value) || 0

/**
 * The measured size of a chart, before the first paint and after each change. Charts are drawn for
 * their size and never scaled.
 */
export function useChartSize<Box extends HTMLElement>(): [
  RefObject<Box | null>,
  ChartSize | undefined,
] {
  const box = useRef<Box>(null)
  const [room, setRoom] = useState<ChartSize>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (width: number) =>
      setRoom((before) => {
        const next = {
          width: Math.floor(width),
          text: pixels(getComputedStyle(document.documentElement).fontSize) / 16,
          spacing: pixels(getComputedStyle(element).letterSpacing),
        }
        // A hidden box has no width and keeps the last drawing.
        if (next.width === 0) return before
        return before &&
          before.width === next.width &&
          before.text === next.text &&
          before.spacing === next.spacing
          ? before
          : next
      })
    measure(element.clientWidth)
    const observer = new ResizeObserver(() => measure(element.clientWidth))
    observer.observe(element, { box: 'border-box' })
    return () => observer.disconnect()
  }, [])
  return [box, room]
}
