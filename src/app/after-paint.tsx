import { startTransition, useEffect, useState, type ReactNode } from 'react'

/** What nobody needs on the first picture of a page: it comes when the browser has time. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setDue(true))), [])
  return isDue ? children : null
}

/** Safari has no idle callback: there it is after the next frame. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 2_000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(task, 200)
  return () => clearTimeout(id)
}
