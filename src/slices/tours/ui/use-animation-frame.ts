import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Calls `look` before the first paint and on each frame. Controls move with scrolling, zoom, text
 * size and late content, and no event covers all of these.
 */
export function useAnimationFrame(look: () => void): void {
  const latest = useRef(look)
  useLayoutEffect(() => {
    latest.current = look
    look()
  })
  useEffect(() => {
    let frame = requestAnimationFrame(function again() {
      latest.current()
      frame = requestAnimationFrame(again)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
