import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { isUnsettled } from '#i18n/language.ts'
import { useStirred } from '#kit/use-stirred.ts'
import { visit } from '#session/arrival.ts'
import { useUnseen } from './use-unseen.ts'

/** Milliseconds after which a page is at rest for everybody. */
const patience = 3_000

/**
 * What a page can do without while it comes: it is brought when the member first does something, or a little later by itself; at once, after the first picture, where it
 * has something to show her by itself, or listens to the app around the portal.
 */
export function AtRest({ children }: { children: ReactNode }) {
  const isStirred = useStirred()
  const isUnseen = useUnseen()
  const [isAwaited] = useState(() => visit.isOneApp || isUnsettled())
  const wait = isStirred || isUnseen || isAwaited ? 0 : patience
  const [isDue, setDue] = useState(false)
  useEffect(() => (isDue ? undefined : later(() => startTransition(() => setDue(true)), wait)), [isDue, wait])
  return isDue ? children : null
}

/** When the browser has time, and not before so many milliseconds. */
function later(task: () => void, wait: number): () => void {
  let stop = () => {}
  const timer = setTimeout(() => (stop = whenIdle(task)), wait)
  return () => {
    clearTimeout(timer)
    stop()
  }
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
