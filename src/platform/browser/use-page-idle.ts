import { useEffect, useState } from 'react'

/** Milliseconds without work after which a visible page counts as idle. */
export const pageIdleDelay = 2_000

/**
 * Whether the tab has been visible and not busy for `pageIdleDelay`. Once true it stays true; a
 * hidden tab waits until it is visible.
 */
export function usePageIdle(isBusy: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (isBusy || isQuiet) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => setQuiet(true), pageIdleDelay)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isBusy, isQuiet])
  return isQuiet
}
