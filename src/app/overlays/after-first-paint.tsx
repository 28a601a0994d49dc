import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { isUnsettled } from '#i18n/language.ts'
import { useIdleReady } from '#platform/browser/use-idle-ready.ts'
import { visit } from '#session/startup/visit.ts'
import { usePendingIntros } from './use-pending-intros.ts'

/**
 * Renders its children once the page is idle (`useIdleReady`). Pending introductions and embedding
 * need them right after the first paint.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const isRested = useIdleReady()
  const isUnseen = usePendingIntros()
  const isTime = isRested || isUnseen
  const [isDue, setDue] = useState(false)
  useEffect(
    () =>
      isTime || visit.isOneApp || isUnsettled()
        ? whenIdle(() => startTransition(() => setDue(true)))
        : undefined,
    [isTime],
  )
  return isDue ? children : null
}

/** Safari has no `requestIdleCallback`; a timeout replaces it. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 2_000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(task, 200)
  return () => clearTimeout(id)
}
