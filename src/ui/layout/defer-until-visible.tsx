import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIdleReady } from '#platform/browser/use-idle-ready.ts'

/** The distance below the window at which the content loads. */
const ahead = '160px'

/**
 * Renders content below the fold when it comes near the window, or when the browser is idle
 * (`useIdleReady`), whichever is first. Until then `room` reserves the same space.
 */
export function DeferUntilVisible({ room, children }: { room: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const isDue = useIdleReady() || isNear
  useEffect(() => {
    const element = place.current
    if (isDue || element === null) return
    const watch = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px ${ahead}` },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [isDue])
  return isDue ? children : <div ref={place}>{room}</div>
}
