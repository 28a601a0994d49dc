import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Looks before the first paint and then at each frame. Controls move with scrolling, zoom and text
 * size, with a name that arrives late or a number that grows; no event tells of all of these, and a
 * look costs less than a wrong place.
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
