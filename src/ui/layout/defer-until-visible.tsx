import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIdleReady } from '#platform/browser/use-idle-ready.ts'

/** How far below the window its content is fetched already. */
const ahead = '160px'

/**
 * What is below the first window of a page: it comes when its place comes near, or after the first
 * window (`useRested`), whichever is first. Until then `room`, which is as large, keeps its place.
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
